import { definePath, listQuery, paramsQuery } from '@quayside/portal-core/addresses';

const homeQuery = paramsQuery({ tab: ['users', 'permissions', 'contacts', 'audit'] });

const usersQuery = listQuery({
  filters: {
    status: ['active', 'invited', 'invitationExpired', 'deactivated'],
    role: [
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
    // `view` is the saved view of a list.
    mayOpen: ['apollo', 'artemis', 'none'],
    mfa: ['app', 'sms', 'none'],
    permission: [
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
    ],
  },
  sorts: ['name', '-name', 'email', '-email', '-lastSignInAt', 'lastSignInAt'],
});

const auditQuery = listQuery({
  filters: {
    action: [
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
    ],
    period: ['day', 'week', 'month', 'quarter'],
    cursor: /^[on]\d{1,12}$/,
  },
  sorts: ['-at'],
  fixed: { tab: 'audit' },
});

const userQuery = paramsQuery({ tab: ['rights', 'permissions', 'history'] });

/** Admin in each view: its tabs, the list of users, the audit, the invitation and a user. */
export const adminPaths = {
  apollo: {
    home: definePath('/admin', { query: homeQuery }),
    users: definePath('/admin', { query: usersQuery }),
    audit: definePath('/admin', { query: auditQuery }),
    invite: definePath('/admin/invite'),
    user: definePath('/admin/users/:userId', { query: userQuery }),
  },
  artemis: {
    home: definePath('/artemis/admin', { query: homeQuery }),
    users: definePath('/artemis/admin', { query: usersQuery }),
    audit: definePath('/artemis/admin', { query: auditQuery }),
    invite: definePath('/artemis/admin/invite'),
    user: definePath('/artemis/admin/users/:userId', { query: userQuery }),
  },
};
