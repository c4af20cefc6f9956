import { mapClaims } from '@quayside/portal-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPortalAccess } from './createPortalAccess.ts';
import * as rules from './rules.ts';
import type { AccessRequirement } from './rules.ts';

type Claims = Readonly<Record<string, unknown>>;

function asRecord(value: unknown): Claims | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}

function hasRole(claims: Claims, role: string): boolean {
  const own = claims['roles'] ?? asRecord(claims['realm_access'])?.['roles'];
  return Array.isArray(own) && own.includes(role);
}

/** The exact claims that meet a requirement. */
const said: Record<AccessRequirement, (claims: Claims, partner: Claims | null) => boolean> = {
  'signed-in': () => true,
  'either-view': (claims) => claims['apolloAccess'] === true || claims['artemisAccess'] === true,
  'apollo-access': (claims) => claims['apolloAccess'] === true,
  'artemis-access': (claims) => claims['artemisAccess'] === true,
  'artemis-pages-access': (claims) => claims['artemisPagesAccess'] === true,
  'partner-1access': (_claims, partner) => partner?.['accessTo1Access'] === true,
  'partner-1cloud': (_claims, partner) => partner?.['accessTo1Cloud'] === true,
  'partner-programme': (_claims, partner) => partner?.['accessToPartnerProgramme'] === true,
  'partner-end-user-portal': (_claims, partner) => partner?.['accessToEndUserPortal'] === true,
  // The table of roles that the decisions on access have.
  raiseCases: (claims) => ['regular', 'support', 'portal-admin'].some((role) => hasRole(claims, role)),
  requestChanges: (claims) => ['regular', 'portal-admin'].some((role) => hasRole(claims, role)),
  setEmergencyAddresses: (claims) =>
    ['regular', 'support', 'portal-admin'].some((role) => hasRole(claims, role)),
  createQuotes: (claims) => ['sales', 'portal-admin'].some((role) => hasRole(claims, role)),
  placeOrders: (claims) => ['sales', 'portal-admin'].some((role) => hasRole(claims, role)),
  registerDeals: (claims) => ['sales', 'portal-admin'].some((role) => hasRole(claims, role)),
  decideApprovals: (claims) => hasRole(claims, 'approver'),
  lockServices: (claims) => hasRole(claims, 'portal-admin'),
  placeArtemisOrders: (claims) => ['ordering', 'portal-admin'].some((role) => hasRole(claims, role)),
  manageUsers: (claims) => hasRole(claims, 'portal-admin'),
  manageContacts: (claims) => hasRole(claims, 'portal-admin'),
  readAudit: (claims) => hasRole(claims, 'portal-admin'),
  'role-developer': (claims) => hasRole(claims, 'developer'),
  'not-in-production': () => true,
};

// True half of the time, or the rules that ask for several things would hardly ever be met.
const flag = fc.oneof(fc.constant(true), fc.constantFrom(false, 'true', 1, null, {}, [true]), fc.anything());
const roleList = fc.oneof(
  fc.uniqueArray(
    fc.constantFrom('approver', 'portal-admin', 'developer', 'regular', 'sales', 'ordering', 'Approver', ''),
  ),
  fc.constantFrom(null, 'approver', { 0: 'approver' }, [['approver']]),
  fc.anything(),
);
const partner = fc.oneof(
  fc.record(
    {
      id: fc.oneof(fc.constant('partner-1'), fc.anything()),
      accessTo1Access: flag,
      accessTo1Cloud: flag,
      accessToPartnerProgramme: flag,
      accessToEndUserPortal: flag,
    },
    { requiredKeys: [] },
  ),
  fc.anything(),
);
const claimSets = fc.record(
  {
    sub: fc.anything(),
    apolloAccess: flag,
    artemisAccess: flag,
    artemisPagesAccess: flag,
    roles: roleList,
    realm_access: fc.oneof(fc.record({ roles: roleList }), fc.anything()),
    partner,
  },
  { requiredKeys: [] },
);

it('Missing or malformed claims never grant access to an area, in any combination [ACCESS-21]', () => {
  const access = createPortalAccess('demo');
  let opened = 0;
  fc.assert(
    fc.property(claimSets, (claims) => {
      const user = mapClaims(claims);
      for (const rule of Object.values(rules)) {
        const isGranted = access.evaluate(rule, user).granted;
        const isSaid = rule.requires.every((name) => said[name](claims, asRecord(claims['partner'])));
        if (isGranted && rule !== rules.signedIn) opened += 1;
        expect(isGranted && !isSaid).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
  // Else the property would hold for rules that grant nothing.
  expect(opened).toBeGreaterThan(100);
});
