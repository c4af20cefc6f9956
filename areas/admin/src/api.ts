import { defineCall } from '@quayside/contract/calls/admin';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { count, entityTag, facetCount, moment, pageEntries } from '@quayside/page-kit/schema';
import { outOfOffice, personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

export const userRole = v.picklist([
  'admin',
  'regular',
  'readOnly',
  'support',
  'sales',
  'approver',
  'ordering',
  'inventory',
  'artemisReadOnly',
]);
const permissionId = v.picklist([
  'raiseCases',
  'requestChanges',
  'setEmergencyAddresses',
  'createQuotes',
  'placeOrders',
  'registerDeals',
  'decideApprovals',
  'lockServices',
  'placeArtemisOrders',
  'manageUsers',
  'manageContacts',
  'readAudit',
]);

const summaryEntries = {
  id: v.string(),
  name: v.string(),
  email: v.string(),
  status: v.picklist(['active', 'invited', 'invitationExpired', 'deactivated']),
  roles: v.array(userRole),
  apolloAccess: v.boolean(),
  artemisAccess: v.picklist(['none', 'dashboard', 'full']),
  lastSignInAt: v.nullable(moment),
  mfa: v.picklist(['app', 'sms', 'none']),
};

const userSummary = v.object(summaryEntries);

const userList = v.object({
  ...pageEntries,
  items: v.array(userSummary),
  facets: v.object({
    status: v.array(facetCount),
    role: v.array(facetCount),
    view: v.array(facetCount),
    mfa: v.array(facetCount),
    permission: v.array(facetCount),
  }),
});

const userDetails = v.object({
  ...summaryEntries,
  etag: entityTag,
  createdAt: moment,
  invitation: v.nullable(v.object({ by: v.string(), sentAt: moment, expiresAt: moment })),
  permissions: v.array(v.object({ id: permissionId, grantedBy: v.array(userRole) })),
  allowedActions: v.array(
    v.picklist([
      'changeRoles',
      'removeAdminRole',
      'changeAccess',
      'deactivate',
      'reactivate',
      'resendInvitation',
      'revokeInvitation',
    ]),
  ),
  refusedActions,
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(moment),
  outOfOffice: v.exactOptional(outOfOffice),
  jobTitle: v.exactOptional(v.string()),
  phone: v.exactOptional(v.string()),
});

const invitations = v.object({
  id: v.string(),
  results: v.array(
    v.object({
      email: v.string(),
      outcome: v.picklist(['invited', 'exists', 'duplicate', 'notValid']),
      userId: v.nullable(v.string()),
    }),
  ),
});

const permissionList = v.object({
  items: v.array(
    v.object({
      id: permissionId,
      view: v.picklist(['apollo', 'artemis', 'both']),
      roles: v.array(userRole),
      users: count,
    }),
  ),
});

const contact = v.object({
  email: v.string(),
  salesforceId: v.string(),
  chosen: v.exactOptional(v.boolean()),
});
const contacts = v.object({
  etag: entityTag,
  mso: v.array(contact),
  supportPrimary: v.array(contact),
  changedBy: v.nullable(v.string()),
});

const auditPart = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      at: moment,
      person: personRef,
      action: v.picklist([
        'signedIn',
        'signInFailed',
        'mfaChanged',
        'dataExported',
        'userInvited',
        'invitationResent',
        'invitationRevoked',
        'rolesChanged',
        'accessChanged',
        'userDeactivated',
        'userReactivated',
        'contactsChanged',
      ]),
      subject: v.object({ kind: v.picklist(['user', 'list', 'contacts']), id: v.string(), name: v.string() }),
      changes: v.array(
        v.object({
          field: v.picklist([
            'roles',
            'apolloAccess',
            'artemisAccess',
            'status',
            'mfa',
            'mso',
            'supportPrimary',
            'rows',
          ]),
          before: v.nullable(v.string()),
          after: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  total: count,
  older: v.nullable(v.string()),
  newer: v.nullable(v.string()),
});

export type UserRole = v.InferOutput<typeof userRole>;
export type PermissionId = v.InferOutput<typeof permissionId>;
export type UserSummary = v.InferOutput<typeof userSummary>;
export type UserList = v.InferOutput<typeof userList>;
export type UserDetails = v.InferOutput<typeof userDetails>;
export type Invitations = v.InferOutput<typeof invitations>;
export type PermissionList = v.InferOutput<typeof permissionList>;
/** Whom we write to or call, by role. */
export type AdminContacts = v.InferOutput<typeof contacts>;
export type AuditPart = v.InferOutput<typeof auditPart>;
/** An entry of the audit: an action of a user. */
export type AuditEntry = AuditPart['items'][number];

export const listUsers = defineCall('listUsers', { schema: userList });
export const getUser = defineCall('getUser', { schema: userDetails });
export const listPermissions = defineCall('listPermissions', { schema: permissionList });
export const listContacts = defineCall('listContacts', { schema: contacts });
export const listAuditEntries = defineCall('listAuditEntries', { schema: auditPart });
export const getInvitations = defineCall('getInvitations', { schema: invitations, cached: false });

const aboutUsers = [listUsers, getUser, listPermissions, listAuditEntries];

/** Changes the roles, the views or the status of a user. */
export const editUser = defineCall('editUser', { schema: userDetails, invalidates: aboutUsers });
/** Sends an invitation again. */
export const resendInvitation = defineCall('resendInvitation', {
  schema: userDetails,
  invalidates: aboutUsers,
});
/** Takes an invitation back. The page of the user is still open then: it drops its own response when it is left. */
export const revokeInvitation = defineCall('revokeInvitation', {
  invalidates: [listUsers, listPermissions, listAuditEntries],
});
export const inviteUsers = defineCall('inviteUsers', { schema: invitations, invalidates: aboutUsers });
export const replaceContacts = defineCall('replaceContacts', {
  schema: contacts,
  invalidates: [listContacts, listAuditEntries],
});
export const createUserExport = defineCall('createUserExport', {
  schema: jobSchema,
  invalidates: [listAuditEntries],
});
export const createAuditExport = defineCall('createAuditExport', {
  schema: jobSchema,
  invalidates: [listAuditEntries],
});
