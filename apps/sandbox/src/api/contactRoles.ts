import type { ChosenContacts, RoleContacts } from '../contract/generated/openapi.ts';
import { json, noContent } from '../http/answer.ts';
import { ProblemError } from '../http/problem.ts';
import type { Route, UserCall } from '../http/router.ts';
import { notificationsPath } from './notifications.ts';
import type { ApiPorts } from './ports.ts';

const path = `${notificationsPath}/contact-role-management`;
const roles = ['mso', 'supportPrimary'] as const;
const roleNames: Record<keyof RoleContacts, string> = { mso: 'MSO', supportPrimary: 'Primary Support' };

/** Who may hold the caller's contact roles, and choosing them. */
export function contactRoleRoutes({ users }: Pick<ApiPorts, 'users'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'GET',
      path: `${path}/contacts`,
      handle: ({ user }) => json(users.contacts(user.username)),
    },
    {
      method: 'POST',
      path: `${path}/submit`,
      async handle({ user, readBody }) {
        checkChoice(await readBody<ChosenContacts>(), users.contacts(user.username));
        users.settleNotification(user.username, 'CONTACT_ROLE_MANAGEMENT_WARNING');
        return noContent();
      },
    },
  ];
}

/** Throws 422 with a message for the person who chose. */
function checkChoice(chosen: ChosenContacts, lists: RoleContacts): void {
  const wrong = roles.filter(
    (role) =>
      chosen[role] !== undefined && lists[role].every(({ salesforceId }) => salesforceId !== chosen[role]),
  );
  if (wrong.length === 0) return;
  const names = wrong.map((role) => roleNames[role]).join(' and ');
  throw new ProblemError(
    422,
    `The contact chosen for ${names} cannot hold this role. Choose another contact.`,
    {
      errors: wrong.map((role) => ({ pointer: `/${role}`, detail: 'must be of the list for this role' })),
    },
  );
}
