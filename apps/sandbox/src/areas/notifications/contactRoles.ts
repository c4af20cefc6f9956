import type { ChosenContacts, RoleContacts } from '../../contract/generated/openapi.ts';
import { json, noContent } from '../../http/apiResponse.ts';
import { ProblemError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { createAudit } from '../admin/audit.ts';
import { chooseContacts, readContacts } from '../admin/contacts.ts';
import { callerOf } from '../caller.ts';
import type { AreaRoutes } from '../ports.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';

const roles = ['mso', 'supportPrimary'] as const;
const roleNames: Record<keyof RoleContacts, string> = { mso: 'MSO', supportPrimary: 'Primary Support' };

const nobody: RoleContacts = { mso: [], supportPrimary: [] };

/** The candidates for the contact roles of the caller's partner, and their choice. */
export const contactRoleRoutes: AreaRoutes = ({ users, world }) => {
  /** Whether the popup about contact roles is pending for a user. */
  const isAsked = ({ username }: User): boolean =>
    users.pendingNotifications(username).includes('CONTACT_ROLE_MANAGEMENT_WARNING');
  const mayChoose = (user: User): boolean =>
    isAsked(user) || sharedRights().has('replaceContacts', user.claims);
  const hasChosenLast = (user: User): boolean => {
    const caller = callerOf(user);
    return readContacts(world, users, caller).contacts.changedBy === caller.name;
  };

  return [
    route('getRoleContacts', ({ user }) => {
      const isShown = isAsked(user) || sharedRights().has('getRoleContacts', user.claims);
      return json(isShown ? users.contacts(user.username) : nobody);
    }),
    route(
      'submitRoleContacts',
      ({ user, body }) => {
        const lists = users.contacts(user.username);
        // A choice that is sent again, because its response was lost, has ended the popup already.
        if (!mayChoose(user) && !isInForce(body, lists)) throw notAsked();
        checkChoice(body, lists);
        chooseContacts({ world, users, audit: createAudit(world) }, callerOf(user), body);
        return noContent();
      },
      ({ user }) => {
        if (!mayChoose(user) && !hasChosenLast(user)) throw notAsked();
        return undefined;
      },
    ),
  ];
};

function notAsked(): ProblemError {
  return new ProblemError(
    403,
    'You are not asked to choose contacts now. An administrator of your company can change them.',
  );
}

/** Whether each role that a choice names is held by its contact already. */
function isInForce(choice: ChosenContacts, lists: RoleContacts): boolean {
  return roles.every(
    (role) =>
      choice[role] === undefined ||
      lists[role].some(({ salesforceId, chosen }) => chosen === true && salesforceId === choice[role]),
  );
}

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
