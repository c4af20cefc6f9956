import type { AuditEntry, UserSummary } from '../../contract/generated/openapi.ts';

type Words<Word extends string> = Readonly<Record<Word, string>>;

const roleWords: Words<UserSummary['roles'][number]> = {
  admin: 'Admin',
  regular: 'Regular',
  readOnly: 'Read-only',
  support: 'Support',
  sales: 'Sales',
  approver: 'Approver',
  ordering: 'Ordering',
  inventory: 'Inventory',
  artemisReadOnly: 'Read-only (Artemis)',
};
export const artemisAccessWords: Words<UserSummary['artemisAccess']> = {
  none: 'None',
  dashboard: 'Dashboard only',
  full: 'All pages',
};
export const mfaWords: Words<UserSummary['mfa']> = {
  app: 'Authenticator app',
  sms: 'Text message',
  none: 'Off',
};
export const statusWords: Words<UserSummary['status']> = {
  active: 'Active',
  invited: 'Invited',
  invitationExpired: 'Invitation expired',
  deactivated: 'Deactivated',
};
export const actionWords: Words<AuditEntry['action']> = {
  signedIn: 'Signed in',
  signInFailed: 'Failed to sign in',
  mfaChanged: 'Changed the second factor',
  dataExported: 'Exported data',
  userInvited: 'Invited a user',
  invitationResent: 'Resent an invitation',
  invitationRevoked: 'Revoked an invitation',
  rolesChanged: 'Changed roles',
  accessChanged: 'Changed access',
  userDeactivated: 'Deactivated a user',
  userReactivated: 'Reactivated a user',
  contactsChanged: 'Changed contacts',
};

export function rolesText(roles: UserSummary['roles']): string {
  const names = Object.entries(roleWords).flatMap(([role, word]) =>
    roles.some((own) => own === role) ? [word] : [],
  );
  return names.length === 0 ? 'None' : names.join(', ');
}
