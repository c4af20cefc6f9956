import { ProblemError } from '../../http/problem.ts';
import type { Caller } from '../caller.ts';
import type { AdminUserRow } from './adminUsers.ts';
import type { AdminUsers } from './users.ts';

export const userSubject = 'This user';

/** The row of a user. Throws 404 for a user who does not exist or belongs to another partner. */
export function requireUser(users: AdminUsers, caller: Caller, id: string): AdminUserRow {
  const row = users.findRow(caller, id);
  if (row === undefined)
    throw new ProblemError(404, 'There is no such user. Look for the person in the list.');
  return row;
}
