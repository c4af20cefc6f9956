import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestPartner, createTestUser, toClaims } from '../../testing/users.ts';
import { keepUserReference, mapClaims } from './claims.ts';

const nothing = {
  id: 'user-1',
  roles: [],
  firstName: '',
  lastName: '',
  email: '',
  partner: null,
  agreedToTermsOfUse: false,
  apolloAccess: false,
  artemisAccess: false,
  artemisPagesAccess: false,
};

it('mapClaims maps every claim to the current user [AUTH-7, ACCESS-22]', () => {
  const user = createTestUser();
  expect(mapClaims(toClaims(user))).toEqual(user);
});

it('mapClaims maps each text claim of another type to an empty string', () => {
  const partner = { ...createTestPartner(), name: 7, sfAccountId: null };
  const user = createTestUser({ partner: createTestPartner() });
  const emptied = { given_name: 'firstName', family_name: 'lastName', email: 'email' } as const;
  for (const [claim, member] of Object.entries(emptied))
    expect(mapClaims({ ...toClaims(user), [claim]: 7 })).toEqual({ ...user, [member]: '' });
  expect(mapClaims({ ...toClaims(user), sub: null })).toEqual({ ...user, id: '' });
  const { sid: _sid, ...sessionless } = user;
  expect(mapClaims({ ...toClaims(user), sid: {} })).toEqual(sessionless);
  expect(mapClaims({ ...toClaims(user), partner }).partner).toEqual({
    ...createTestPartner(),
    name: '',
    sfAccountId: '',
  });
});

it.each([
  'iaPricePlanId',
  'l2PricePlanId',
  'mplsPricePlanId',
  'carrierConnectPricePlanId',
  'sdwanConnectPricePlanId',
  'cloudEnterprisePricePlanId',
] as const)('mapClaims keeps the partner’s %s unchanged, and reads a missing one as null', (plan) => {
  expect(mapClaims({ sub: 'u', partner: { id: 'p', [plan]: 'plan-7' } }).partner?.[plan]).toBe('plan-7');
  expect(mapClaims({ sub: 'u', partner: { id: 'p', [plan]: null } }).partner?.[plan]).toBeNull();
  expect(mapClaims({ sub: 'u', partner: { id: 'p' } }).partner?.[plan]).toBeNull();
});

it.each(['accessTo1Access', 'accessTo1Cloud', 'accessToEndUserPortal', 'accessToPartnerProgramme'] as const)(
  'mapClaims grants the partner’s %s only for true',
  (flag) => {
    expect(mapClaims({ sub: 'u', partner: { id: 'p', [flag]: true } }).partner?.[flag]).toBe(true);
    expect(mapClaims({ sub: 'u', partner: { id: 'p' } }).partner?.[flag]).toBe(false);
  },
);

it('mapClaims grants the least when claims are missing [ACCESS-21]', () => {
  expect(mapClaims({ sub: 'user-1' })).toEqual(nothing);
});

it.each([
  ['roles', 'portal-admin', []],
  ['roles', { 0: 'portal-admin' }, []],
  ['roles', ['approver', 7, '', null, 'approver'], ['approver']],
])('mapClaims maps the claim %s %j to the roles it names', (claim, value, roles) => {
  expect(mapClaims({ sub: 'user-1', [claim]: value }).roles).toEqual(roles);
});

it('mapClaims uses the realm’s roles only without a claim of its own [AUTH-8]', () => {
  const realm_access = { roles: ['developer'] };
  expect(mapClaims({ sub: 'u', realm_access }).roles).toEqual(['developer']);
  expect(mapClaims({ sub: 'u', realm_access, roles: ['approver'] }).roles).toEqual(['approver']);
  expect(mapClaims({ sub: 'u', realm_access, roles: [] }).roles).toEqual([]);
  expect(mapClaims({ sub: 'u', realm_access, roles: 'garbage' }).roles).toEqual([]);
  expect(mapClaims({ sub: 'u', realm_access: 'garbage' }).roles).toEqual([]);
});

it.each(['true', 1, 'yes', null, {}, [true]])('mapClaims reads %j as no access [ACCESS-21]', (value) => {
  const flags = {
    apolloAccess: value,
    artemisAccess: value,
    artemisPagesAccess: value,
    agreedToTermsOfUse: value,
  };
  const partner = { ...createTestPartner(), accessTo1Access: value };
  const user = mapClaims({ sub: 'user-1', ...flags, partner });
  expect(user).toMatchObject({
    apolloAccess: false,
    artemisAccess: false,
    artemisPagesAccess: false,
    agreedToTermsOfUse: false,
  });
  expect(user.partner?.accessTo1Access).toBe(false);
});

it.each(['partner-1', [], null, 7, { name: 'without an id' }])(
  'mapClaims reads %j as no partner',
  (partner) => {
    expect(mapClaims({ sub: 'user-1', partner }).partner).toBeNull();
  },
);

it('mapClaims reads a missing, empty or malformed price plan as null', () => {
  const partner = { id: 'p', iaPricePlanId: '', l2PricePlanId: 7, mplsPricePlanId: 'm' };
  expect(mapClaims({ sub: 'u', partner }).partner).toMatchObject({
    iaPricePlanId: null,
    l2PricePlanId: null,
    mplsPricePlanId: 'm',
    sdwanConnectPricePlanId: null,
  });
});

it('mapClaims never throws, and grants only claims that are strictly true', () => {
  const names = [
    'sub',
    'sid',
    'roles',
    'realm_access',
    'partner',
    'apolloAccess',
    'artemisAccess',
    'artemisPagesAccess',
    'agreedToTermsOfUse',
    'email',
  ];
  const claims = fc.dictionary(fc.constantFrom(...names), fc.anything());
  fc.assert(
    fc.property(claims, (candidate) => {
      const user = mapClaims(candidate);
      for (const flag of [
        'apolloAccess',
        'artemisAccess',
        'artemisPagesAccess',
        'agreedToTermsOfUse',
      ] as const) {
        expect(user[flag]).toBe(candidate[flag] === true);
      }
      expect(user.roles.every((role) => typeof role === 'string' && role !== '')).toBe(true);
    }),
    { numRuns: 300, verbose: true },
  );
});

it('keepUserReference keeps the reference exactly when no claim changed', () => {
  const user = createTestUser();
  expect(keepUserReference(user, createTestUser())).toBe(user);
  const changed = createTestUser({ roles: [] });
  expect(keepUserReference(user, changed)).toBe(changed);
});
