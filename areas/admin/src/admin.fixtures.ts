import { refused } from '@quayside/shared/rights/actions.fixtures.ts';
import { adminPaths } from '@quayside/contract/paths/admin';
import type {
  AdminContacts,
  AuditPart,
  Invitations,
  PermissionList,
  UserDetails,
  UserList,
  UserSummary,
} from './api.ts';
import { type AuditState } from './audit/auditFilter.ts';
import { type UserListState } from './userList.ts';

export const receivedAtMs: number = Date.parse('2026-11-21T10:42:00Z');

const priya: UserSummary = {
  id: 'priya.shah',
  name: 'Priya Shah',
  email: 'priya.shah@northgate.example',
  status: 'active',
  roles: ['regular', 'sales', 'ordering'],
  apolloAccess: true,
  artemisAccess: 'full',
  lastSignInAt: '2026-11-20T08:14:00Z',
  mfa: 'app',
};

const freya: UserSummary = {
  ...priya,
  id: 'freya.nakamura',
  name: 'freya.nakamura@northgate.example',
  email: 'freya.nakamura@northgate.example',
  status: 'invited',
  roles: ['support'],
  artemisAccess: 'none',
  lastSignInAt: null,
  mfa: 'none',
};

/** A user whose texts are longer than their room, in scripts of both directions. */
export const longUser: UserSummary = {
  ...priya,
  id: 'long',
  name: `مها ${'Featherstonehaugh-Cholmondeley-'.repeat(3)}Marjoribanks`,
  email: `${'bartholomew.'.repeat(6)}marjoribanks@northgate.example`,
  roles: [
    'admin',
    'regular',
    'readOnly',
    'support',
    'sales',
    'approver',
    'ordering',
    'inventory',
    'artemisReadOnly',
  ],
  artemisAccess: 'dashboard',
};

export const userList: UserList = {
  page: 1,
  pageSize: 25,
  total: 1000,
  items: [
    priya,
    freya,
    { ...freya, id: 'oscar.bellamy', name: 'oscar.bellamy@northgate.example', status: 'invitationExpired' },
    {
      ...priya,
      id: 'owen.price',
      name: 'Owen Price',
      status: 'deactivated',
      apolloAccess: false,
      artemisAccess: 'none',
      mfa: 'none',
    },
  ],
  facets: {
    status: [{ id: 'active', count: 921 }],
    role: [{ id: 'regular', count: 423 }],
    view: [{ id: 'apollo', count: 938 }],
    mfa: [{ id: 'none', count: 245 }],
    permission: [{ id: 'createQuotes', count: 286 }],
  },
};

export const emptyUserList: UserList = { ...userList, total: 0, items: [] };

/** An active user whom another admin changed last. */
export const activeUser: UserDetails = {
  ...priya,
  etag: '"3"',
  createdAt: '2024-03-11T09:00:00Z',
  invitation: null,
  permissions: [
    { id: 'raiseCases', grantedBy: ['regular'] },
    { id: 'createQuotes', grantedBy: ['sales'] },
    { id: 'placeArtemisOrders', grantedBy: ['ordering'] },
  ],
  allowedActions: ['changeRoles', 'changeAccess', 'deactivate'],
  refusedActions: [],
  changedBy: 'Hannah Whitfield',
  changedAt: '2026-10-02T10:00:00Z',
};

const ownAccount = 'You cannot deactivate yourself or change your own views. Ask another admin to do it.';

/** The admin who looks at the own account. */
export const ownUser: UserDetails = {
  ...activeUser,
  id: 'amelia',
  name: 'Amelia Hartley',
  email: 'amelia.hartley@northgate.example',
  roles: ['admin', 'approver'],
  allowedActions: ['changeRoles'],
  refusedActions: [
    {
      action: 'removeAdminRole',
      reason: 'You cannot give up your own admin role. Ask another admin to do it.',
    },
    ...refused(ownAccount, 'changeAccess', 'deactivate'),
  ],
};

/** The last admin, whom another user looks at. */
export const lastAdmin: UserDetails = {
  ...ownUser,
  allowedActions: ['changeRoles', 'changeAccess'],
  refusedActions: refused(
    'This is the last admin of your company. Make somebody else an admin first.',
    'removeAdminRole',
    'deactivate',
  ),
};

export const invitedUser: UserDetails = {
  ...activeUser,
  ...freya,
  permissions: [],
  invitation: { by: 'Priya Shah', sentAt: '2026-11-19T09:00:00Z', expiresAt: '2026-11-26T09:00:00Z' },
  allowedActions: ['changeRoles', 'changeAccess', 'resendInvitation', 'revokeInvitation'],
};

export const deactivatedUser: UserDetails = {
  ...activeUser,
  status: 'deactivated',
  permissions: [],
  allowedActions: ['reactivate'],
};

export const permissionList: PermissionList = {
  items: [
    { id: 'raiseCases', view: 'apollo', roles: ['admin', 'regular', 'support'], users: 864 },
    { id: 'decideApprovals', view: 'apollo', roles: ['approver'], users: 1 },
    { id: 'placeArtemisOrders', view: 'artemis', roles: ['admin', 'ordering'], users: 84 },
    { id: 'manageUsers', view: 'both', roles: ['admin'], users: 7 },
  ],
};

/** Contacts, one of them the last of its role. */
export const contactLists: AdminContacts = {
  etag: '"1"',
  mso: [{ email: 'priya.shah@northgate.example', salesforceId: '0032400000NGc01AAA' }],
  supportPrimary: [
    { email: 'service.desk@northgate.example', salesforceId: '0032400000NGc03AAC' },
    { email: 'tom.ellery@northgate.example', salesforceId: '0032400000NGc02AAB' },
  ],
  changedBy: null,
};

export const auditPart: AuditPart = {
  items: [
    {
      id: 'AU-100214',
      at: '2026-11-20T08:14:00Z',
      person: { id: 'amelia', name: 'Amelia Hartley' },
      action: 'rolesChanged',
      subject: { kind: 'user', id: 'priya.shah', name: 'Priya Shah' },
      changes: [{ field: 'roles', before: 'Regular', after: 'Regular, Sales' }],
    },
    {
      id: 'AU-100213',
      at: '2026-11-20T08:10:00Z',
      person: { id: 'amelia', name: 'Amelia Hartley' },
      action: 'signedIn',
      subject: { kind: 'user', id: 'amelia', name: 'Amelia Hartley' },
      changes: [],
    },
    {
      id: 'AU-100212',
      at: '2026-11-19T16:02:00Z',
      person: { id: 'priya.shah', name: 'Priya Shah' },
      action: 'dataExported',
      subject: { kind: 'list', id: 'services', name: 'Services' },
      changes: [{ field: 'rows', before: null, after: '4674' }],
    },
  ],
  total: 100_000,
  older: 'o100212',
  newer: null,
};

export const invitationResults: Invitations['results'] = [
  { email: 'dana.cole@northgate.example', outcome: 'invited', userId: 'dana.cole' },
  { email: 'priya.shah@northgate.example', outcome: 'exists', userId: 'priya.shah' },
  { email: 'Dana.Cole@northgate.example', outcome: 'duplicate', userId: null },
];

export function userStateOf(query: string): UserListState {
  return adminPaths.apollo.users.query.read(new URLSearchParams(query));
}

export function auditStateOf(query: string): AuditState {
  return adminPaths.apollo.audit.query.read(new URLSearchParams(query));
}

export const adminApi = {
  listUsers: () => Response.json(userList),
  listSavedViews: { etag: '"1"' as const, items: [] },
  getUser: () => Response.json(activeUser),
  listPermissions: permissionList,
  listContacts: () => Response.json(contactLists),
  listAuditEntries: auditPart,
};
