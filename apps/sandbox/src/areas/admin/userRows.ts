import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import type { AdminUsers } from './users.ts';

/** The name of a user in the messages of problems. */
export const userSubject = 'This user';

/** The row of a user. Throws 404 for a user who does not exist or belongs to another partner. */
export function requireUser(adminUsers: AdminUsers, caller: Caller, id: string): Row {
  const row = adminUsers.findRow(caller, id);
  if (row === undefined)
    throw new ProblemError(404, 'There is no such user. Look for the person in the list.');
  return row;
}

/** Changes columns of a user, and records the caller as the editor. */
export function updateUser(
  world: World,
  caller: Caller,
  id: string,
  columns: Readonly<Record<string, string | number | null>>,
): void {
  const all = { ...columns, changed_by: caller.name, changed_at: world.now().toISOString() };
  const assignments = Object.keys(all).map((name) => `${name} = ?`);
  world.all(
    `UPDATE admin_users SET ${assignments.join(', ')}, version = version + 1 WHERE id = ?`,
    ...Object.values(all),
    id,
  );
}
