import { isHttpStatusError } from '@quayside/portal-core/react';

/** The last change of a thing. */
export interface LastChange {
  /** A person's name, or what did it. */
  readonly by: string;
  /** What was done, in a word that stands alone: `Approved`. Default: it is not known. */
  readonly what?: string;
  /** An ISO 8601 moment; null if it is not known. */
  readonly at: string | null;
}

/** The last change that a version names; null before the first one. */
export function recordedChange({
  changedBy,
  changedAt,
}: {
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}): LastChange | null {
  return changedBy === null ? null : { by: changedBy, at: changedAt };
}

/** The last change that a refusal names (412, 409 `wrong-state`, or 404 for a thing that was deleted); null if it names none. */
export function lastChangeOf(error: unknown): LastChange | null {
  const problem = isHttpStatusError(error) ? error.problem : null;
  return problem?.changedBy === undefined ? null : { by: problem.changedBy, at: problem.changedAt ?? null };
}

/** Names the author of a version at the beginning of a sentence. The user's own other tab saves like a colleague. */
export function authorName(name: string, ownName: string | undefined): string {
  return name === ownName ? 'In another tab, you' : name;
}

function isSameChange(one: LastChange, other: LastChange | null | undefined): boolean {
  return one.by === other?.by && one.what === other.what && one.at === other.at;
}

/**
 * Returns the change that made a newer version. The version's own history says most, but its last entry is not what happened if the seen
 * version ended with it too: another price leaves the history as it was.
 */
export function changeSince(
  seen: LastChange | null | undefined,
  now: LastChange | null | undefined,
  said: LastChange | null,
): LastChange | null {
  return now && !isSameChange(now, seen) ? now : said;
}
