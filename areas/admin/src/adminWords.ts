import type { StatusWord } from '@quayside/page-kit/schema';
import type { AuditEntry, PermissionId, UserRole, UserSummary } from './api.ts';

/** The view whose Admin is shown. Roles and access differ; users, contacts and audit are the same. */
export type AdminView = 'apollo' | 'artemis';

export const viewNames: Readonly<Record<AdminView, string>> = { apollo: 'Apollo', artemis: 'Artemis' };

/** The roles of each view, in their order. Admin holds in both. */
export const viewRoles: Readonly<Record<AdminView, readonly UserRole[]>> = {
  apollo: ['admin', 'regular', 'readOnly', 'support', 'sales', 'approver'],
  artemis: ['admin', 'ordering', 'inventory', 'artemisReadOnly'],
};

export const roleWords: Readonly<Record<UserRole, { readonly text: string; readonly hint: string }>> = {
  admin: {
    text: 'Admin',
    hint: 'Everything in both views, and managing users. Approving is a role of its own.',
  },
  regular: { text: 'Regular', hint: 'Day-to-day work: cases, changes, numbers and ports.' },
  readOnly: { text: 'Read-only', hint: 'Sees what the company has. Adds nothing to another role.' },
  support: { text: 'Support', hint: 'Raises and answers cases, and sets emergency addresses.' },
  sales: { text: 'Sales', hint: 'Quotes, orders and deals.' },
  approver: { text: 'Approver', hint: 'Decides about orders and charges.' },
  ordering: { text: 'Ordering', hint: 'Places and follows wholesale orders.' },
  inventory: { text: 'Inventory', hint: 'Grants nothing yet. It is for the inventory to come.' },
  artemisReadOnly: { text: 'Read-only', hint: 'Sees wholesale orders. Adds nothing to another role.' },
};

export const userStatusWords: Readonly<Record<UserSummary['status'], StatusWord>> = {
  active: { text: 'Active', tone: 'positive' },
  invited: { text: 'Invited', tone: 'info' },
  invitationExpired: { text: 'Invitation expired', tone: 'caution' },
  deactivated: { text: 'Deactivated', tone: 'neutral' },
};

export const artemisAccessWords: Readonly<Record<UserSummary['artemisAccess'], string>> = {
  none: 'No access',
  dashboard: 'Dashboard only',
  full: 'All pages',
};

/** The second factor of the sign-in. */
export const mfaWords: Readonly<Record<UserSummary['mfa'], string>> = {
  app: 'Authenticator app',
  sms: 'Text message',
  none: 'Off',
};

export const viewWords = { apollo: 'Apollo', artemis: 'Artemis', none: 'Neither' };

/** The text of each permission, to follow “can”. */
export const permissionWords: Readonly<Record<PermissionId, string>> = {
  raiseCases: 'Raise cases, change them and reply to them',
  requestChanges: 'Request changes to services',
  setEmergencyAddresses: 'Set the emergency addresses of numbers',
  createQuotes: 'Create, change and share quotes and estimates',
  placeOrders: 'Turn quotes into orders',
  registerDeals: 'Register deals',
  decideApprovals: 'Approve or reject orders and charges',
  lockServices: 'Lock services against change',
  placeArtemisOrders: 'Place wholesale orders',
  manageUsers: 'Invite users and change what they may do',
  manageContacts: 'Change the contacts of your company',
  readAudit: 'Read and export the audit',
};

/** The text of each action, to follow the name of the person. */
export const auditActionWords: Readonly<Record<AuditEntry['action'], string>> = {
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

export const auditFieldWords: Readonly<Record<AuditEntry['changes'][number]['field'], string>> = {
  roles: 'Roles',
  apolloAccess: 'Apollo access',
  artemisAccess: 'Artemis access',
  status: 'Status',
  mfa: 'Second factor',
  mso: 'MSO contacts',
  supportPrimary: 'Primary Support contacts',
  rows: 'Rows',
};

/** The roles in words, in the order of the views. */
export function roleNames(roles: readonly UserRole[]): string {
  return roles.map((role) => roleWords[role].text).join(', ');
}

const roleOrder = [...new Set([...viewRoles.apollo, ...viewRoles.artemis])];

/** The roles in the order of the views: the same roles are equal, in whatever order they were chosen. */
export function inOrder(roles: readonly UserRole[]): UserRole[] {
  return roleOrder.filter((role) => roles.includes(role));
}

export function rolesIn(view: AdminView, roles: readonly UserRole[]): readonly UserRole[] {
  return viewRoles[view].filter((role) => roles.includes(role));
}
