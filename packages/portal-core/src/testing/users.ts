import type { CurrentUser, Partner } from '../auth/tokens/currentUser.ts';

/** Creates a partner with access to everything and every price plan, except for the overrides. */
export function createTestPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    id: 'partner-1',
    name: 'Harbour Networks',
    sfAccountId: 'SF-0001',
    accessTo1Access: true,
    accessTo1Cloud: true,
    accessToEndUserPortal: true,
    accessToPartnerProgramme: true,
    iaPricePlanId: 'ia-1',
    l2PricePlanId: 'l2-1',
    mplsPricePlanId: 'mpls-1',
    carrierConnectPricePlanId: 'cc-1',
    sdwanConnectPricePlanId: 'sdwan-1',
    cloudEnterprisePricePlanId: 'cloud-1',
    ...overrides,
  };
}

/** Creates a user with every access and role who accepted the terms, except for the overrides. */
export function createTestUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    sid: 'provider-session-1',
    roles: ['approver', 'portal-admin', 'developer'],
    firstName: 'Amelia',
    lastName: 'Hart',
    email: 'amelia@example.com',
    partner: createTestPartner(),
    agreedToTermsOfUse: true,
    apolloAccess: true,
    artemisAccess: true,
    artemisPagesAccess: true,
    ...overrides,
  };
}

/** Returns the verified claims that map to a user. */
export function toClaims(user: CurrentUser): Record<string, unknown> {
  const { id, firstName, lastName, ...rest } = user;
  return { ...rest, sub: id, given_name: firstName, family_name: lastName };
}
