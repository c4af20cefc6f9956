import type { ChosenContacts, RoleContacts } from '../../contract/generated/openapi.ts';
import { json, noContent } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { createAudit } from '../admin/audit.ts';
import { chooseContacts } from '../admin/contacts.ts';
import { callerOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';

const roles = ['mso', 'supportPrimary'] as const;
const roleNames: Record<keyof RoleContacts, string> = { mso: 'MSO', supportPrimary: 'Primary Support' };

/** The candidates for the contact roles of the caller's partner, and their choice. */
export const contactRoleRoutes: AreaRoutes = ({ users, world }) => [
  route('getRoleContacts', ({ user }) => json(users.contacts(user.username))),
  route('submitRoleContacts', ({ user, body }) => {
    checkChoice(body, users.contacts(user.username));
    chooseContacts({ world, users, audit: createAudit(world) }, callerOf(user), body);
    return noContent();
  }),
];

/** Throws 422 with a message for the user. */
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
