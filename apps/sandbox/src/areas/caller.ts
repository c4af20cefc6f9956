import { ProblemError, type LastChange } from '../http/problem.ts';
import { rolesOf } from '../rights/grantsOf.ts';
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

export function callerOf(user: User): Caller {
  const { username, claims } = user;
  const { name } = claims;
  return {
    id: username,
    name: typeof name === 'string' ? name : username,
    partnerId: partnerIdOf(user),
    roles: rolesOf(claims),
  };
}

/** The partner of a user. A user without a company has one alone, so that two of them share nothing. */
function partnerIdOf({ username, claims: { partner } }: User): string {
  const id = isJsonObject(partner) ? partner['id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : `no company of ${username}`;
}

export interface Versioned {
  readonly version: number;
  /** The name of who changed it last; null if nobody has. */
  readonly changedBy?: string | null;
  /** Ids tell two people of one name apart; not every thing keeps them. */
  readonly changedById?: string | null;
  readonly changedAt?: string | null | undefined;
  /** For a thing without `changedAt`. */
  readonly updatedAt?: string;
}

/**
 * Throws 412 unless `If-Match` names the present version; null when the call names none. `subject` begins the sentence, such as
 * `This case`. The sentence fits a save and a commitment, and says of the caller's own change that another tab made it.
 */
export function requireVersion(
  ifMatch: string | null,
  thing: Versioned,
  subject: string,
  caller: Pick<Caller, 'id' | 'name'>,
): void {
  if (ifMatch === null || ifMatch === `"${thing.version}"`) return;
  const changed = lastChangeOf(thing);
  const by = isChangedBy(thing, caller) ? 'you in another tab' : (changed?.by ?? 'Somebody');
  throw new ProblemError(
    412,
    `${subject} was changed by ${by} meanwhile. Look at it again before you go on.`,
    { changed },
  );
}

function isChangedBy(
  { changedBy, changedById }: Versioned,
  { id, name }: Pick<Caller, 'id' | 'name'>,
): boolean {
  // An event, such as a price that the quotes team finds, leaves the id of the last person.
  return changedBy === name && (changedById ?? id) === id;
}

/** Who changed a thing last, and when; undefined if that is not known. */
export function lastChangeOf({ changedBy, changedAt, updatedAt }: Versioned): LastChange | undefined {
  return changedBy ? { by: changedBy, at: changedAt ?? updatedAt } : undefined;
}
