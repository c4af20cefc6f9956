import { createPortalAccess } from '@quayside/contract/access';
import type { CurrentUser } from '@quayside/portal-core';
import { createTestPartner, createTestUser } from '@quayside/portal-core/testing';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';

const roles = ['portal-admin', 'approver', 'developer', 'regular', 'sales', 'support', 'ordering'];

/** The roles of which one is needed. */
const roleRights: Readonly<Record<string, readonly string[]>> = {
  'role approver': ['approver'],
  'role portal-admin': ['portal-admin'],
  'role developer': ['developer'],
  'role regular, support or portal-admin': ['regular', 'support', 'portal-admin'],
  'role regular or portal-admin': ['regular', 'portal-admin'],
  'role sales or portal-admin': ['sales', 'portal-admin'],
  'role ordering or portal-admin': ['ordering', 'portal-admin'],
};

type Right = string;

/** Each right of the decisions on access, as what a user without it lacks. */
const withoutRight: Readonly<Record<Right, Partial<CurrentUser>>> = {
  apolloAccess: { apolloAccess: false },
  artemisAccess: { artemisAccess: false },
  artemisPagesAccess: { artemisPagesAccess: false },
  'apolloAccess or artemisAccess': { apolloAccess: false, artemisAccess: false },
  'partner.accessTo1Access': { partner: createTestPartner({ accessTo1Access: false }) },
  'partner.accessTo1Cloud': { partner: createTestPartner({ accessTo1Cloud: false }) },
  'partner.accessToPartnerProgramme': { partner: createTestPartner({ accessToPartnerProgramme: false }) },
  'partner.accessToEndUserPortal': { partner: createTestPartner({ accessToEndUserPortal: false }) },
  ...Object.fromEntries(
    Object.entries(roleRights).map(([right, oneOf]) => [
      right,
      { roles: roles.filter((role) => !oneOf.includes(role)) },
    ]),
  ),
};

const artemisPages: readonly Right[] = ['artemisAccess', 'artemisPagesAccess'];

/** Who may open what, as the decisions on access say it: the addresses with all below them, and the rights that they need. */
const table: readonly [addresses: readonly string[], rights: readonly Right[]][] = [
  [['/landing', '/my-profile', '/terms-of-use', '/privacy-policy', '/cookie-policy'], []],
  [['/search', '/feedbacks'], ['apolloAccess or artemisAccess']],
  [['/1access'], ['apolloAccess', 'partner.accessTo1Access']],
  [['/cloud'], ['apolloAccess', 'partner.accessTo1Cloud']],
  [['/partner-programme'], ['apolloAccess', 'partner.accessToPartnerProgramme']],
  [['/services'], ['apolloAccess', 'partner.accessToEndUserPortal']],
  [['/approvals'], ['apolloAccess', 'role approver']],
  [['/admin'], ['apolloAccess', 'role portal-admin']],
  [['/dev'], ['role developer']],
  [['/new-support-case'], ['apolloAccess', 'role regular, support or portal-admin']],
  [['/1access/quotes/new'], ['apolloAccess', 'partner.accessTo1Access', 'role sales or portal-admin']],
  [
    ['/services/change-requests/new', '/services/:serviceId/cease'],
    ['apolloAccess', 'partner.accessToEndUserPortal', 'role regular or portal-admin'],
  ],
  [
    ['/partner-programme/deals/new', '/partner-programme/deals/:number/edit'],
    ['apolloAccess', 'partner.accessToPartnerProgramme', 'role sales or portal-admin'],
  ],
  [['/voice/ports/new'], ['apolloAccess', 'role regular or portal-admin']],
  [['/artemis/ordering/new'], [...artemisPages, 'role ordering or portal-admin']],
  // A colleague may read what was ordered.
  [['/artemis/ordering/new/:draftId/confirmation'], artemisPages],
  [['/artemis/dashboard'], ['artemisAccess']],
  [['/artemis/admin'], [...artemisPages, 'role portal-admin']],
  // Unknown paths too.
  [['/artemis'], artemisPages],
];

/** The rights for a route: those of the longest address above it. Every other route is one of Apollo. */
function rightsFor(path: string): readonly Right[] {
  // The start page and Page Not Found.
  if (path === '/' || path === '*') return [];
  const above = table
    .flatMap(([addresses, rights]) => addresses.map((address) => ({ address, rights })))
    .filter(({ address }) => path === address || path.startsWith(`${address}/`))
    .toSorted((one, other) => other.address.length - one.address.length);
  return above[0]?.rights ?? ['apolloAccess'];
}

const isOpenTo = (path: string, lacking: Partial<CurrentUser>, environment = 'demo'): boolean => {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`${path} is no route.`);
  return createPortalAccess(environment).evaluate(route.access, createTestUser({ roles, ...lacking }))
    .granted;
};

it.each(routes.map(({ path }) => path))(
  'The route %s needs each of its rights, and no other [ROUTE-4, ACCESS-1, ACCESS-2, ACCESS-3, ACCESS-4, ACCESS-5, ACCESS-6, ACCESS-7, ACCESS-8, ACCESS-9, ACCESS-10, ACCESS-11, ACCESS-12, ACCESS-13, ACCESS-14, ACCESS-20, ADMIN-1]',
  (path) => {
    const needed = Object.entries(withoutRight).flatMap(([right, lacking]) =>
      isOpenTo(path, lacking) ? [] : [right],
    );
    const rights = new Set<string>(rightsFor(path));
    // Without either view, a user has neither.
    if (rights.has('apolloAccess') || rights.has('artemisAccess'))
      rights.add('apolloAccess or artemisAccess');
    // Without one role, a user has none of fewer roles.
    for (const [right, oneOf] of Object.entries(roleRights))
      if ([...rights].some((each) => roleRights[each]?.every((role) => oneOf.includes(role))))
        rights.add(right);
    expect(needed.toSorted()).toEqual([...rights].toSorted());
    expect(isOpenTo(path, { roles })).toBe(true);
  },
);

it('The developer page is closed in production, whoever asks [ACCESS-11]', () => {
  expect(isOpenTo('/dev', {}, 'production')).toBe(false);
});
