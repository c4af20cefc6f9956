import { ProblemError } from '../http/problem.ts';
import { isJsonObject } from '../store/mergePatch.ts';
import type { User } from '../store/users.ts';

/** The user of a call. Data of other partners does not exist for a caller. */
export interface Caller {
  /** The username. */
  readonly id: string;
  readonly name: string;
  readonly partnerId: string;
  readonly roles: readonly string[];
}

/** The caller behind a checked token. */
export function callerOf({ username, claims }: User): Caller {
  const { partner, name, roles } = claims;
  return {
    id: username,
    name: typeof name === 'string' ? name : username,
    partnerId: isJsonObject(partner) ? String(partner.id) : '',
    roles: Array.isArray(roles) ? roles.filter((role): role is string => typeof role === 'string') : [],
  };
}

/**
 * Throws 412 unless `If-Match` names the present version; null when the call names none. `subject` begins the sentence, such as
 * `This case`. The sentence fits a save and a commitment, and says of the caller's own change that another tab made it.
 */
export function requireVersion(
  ifMatch: string | null,
  { version, changed_by: changedBy }: Readonly<Record<string, unknown>>,
  subject: string,
  callerName?: string,
): void {
  if (ifMatch === null || ifMatch === `"${Number(version)}"`) return;
  const who = typeof changedBy === 'string' ? changedBy : 'Somebody';
  const by = who === callerName ? 'you in another tab' : who;
  throw new ProblemError(
    412,
    `${subject} was changed by ${by} meanwhile. Look at it again before you go on.`,
  );
}
