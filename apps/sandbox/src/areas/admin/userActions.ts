import type { AdminUser } from '../../contract/generated/openapi.ts';
import { notYours, type ActionRules } from '../actions.ts';
import type { AdminUserRow } from './adminUsers.ts';
import type { AdminUsers } from './users.ts';
import { statusWords } from './words.ts';

export type UserAction = AdminUser['allowedActions'][number];

const ownAccount = notYours(
  'You cannot deactivate yourself or change your own views. Ask another admin to do it.',
);
const ownRole = notYours('You cannot give up your own admin role. Ask another admin to do it.');
const lastAdmin = notYours('This is the last admin of your company. Make somebody else an admin first.');

/** The actions of a user. An administrator cannot lock out themselves or the last administrator. */
export const userActions = (
  adminUsers: Pick<AdminUsers, 'toSummary' | 'isLastAdmin'>,
): ActionRules<AdminUserRow, UserAction> => ({
  calls: {
    changeRoles: 'editUser',
    removeAdminRole: 'editUser',
    changeAccess: 'editUser',
    deactivate: 'editUser',
    reactivate: 'editUser',
    resendInvitation: 'resendInvitation',
    revokeInvitation: 'revokeInvitation',
  },
  offers(row, { username }) {
    const { status, roles } = adminUsers.toSummary(row);
    const isActive = status === 'active';
    const isInvited = status === 'invited' || status === 'invitationExpired';
    const isOwn = row.id === username;
    const isLast = isActive && adminUsers.isLastAdmin(row);
    return {
      changeRoles: isActive || isInvited,
      removeAdminRole:
        status !== 'deactivated' &&
        roles.includes('admin') &&
        ((isOwn && ownRole) || (isLast && lastAdmin) || true),
      changeAccess: isInvited || (isActive && (isOwn ? ownAccount : true)),
      deactivate: isActive && ((isOwn && ownAccount) || (isLast && lastAdmin) || true),
      reactivate: status === 'deactivated',
      resendInvitation: isInvited,
      revokeInvitation: isInvited,
    };
  },
  notOffered(action, row) {
    const { status } = adminUsers.toSummary(row);
    if (action === 'resendInvitation' || action === 'revokeInvitation')
      return 'This invitation was accepted. Deactivate the user instead.';
    if (status === 'deactivated' && action !== 'deactivate')
      return 'This account is deactivated. Reactivate it first.';
    return `The account is ${statusWords[status].toLowerCase()} now. Check it, then decide again.`;
  },
});
