import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { pathOnly } from '../http/matchesPath.ts';

/** A lower-case word (`live-chat`) or a constant (`PORTAL_USER_GUIDE`). Identifiers contain digits, and names of people a capital. */
const word = /^(?:[a-z]+(?:-[a-z]+)*|[A-Z]+(?:_[A-Z]+)*)$/;

/** Returns a path that is safe to report: no query, and `{id}` for each piece that is not a plain word or is one of the user's own values. */
export function redactPath(path: string, user: CurrentUser | null): string {
  const own = new Set(
    user === null
      ? []
      : [user.id, user.email, user.firstName, user.lastName].map((value) => value.toLowerCase()),
  );
  return pathOnly(path)
    .split('/')
    .map((piece) => (piece === '' || (word.test(piece) && !own.has(piece.toLowerCase())) ? piece : '{id}'))
    .join('/');
}
