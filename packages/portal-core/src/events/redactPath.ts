import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import { pathOnly } from '../http/matchesPath.ts';

/** A word of an interface (`live-chat`) or the name of a fixed thing (`PORTAL_USER_GUIDE`). Identifiers have digits, and names of people a capital. */
const word = /^(?:[a-z]+(?:-[a-z]+)*|[A-Z]+(?:_[A-Z]+)*)$/;

/** The path of a call as it may be told: no query, and `{id}` for every piece that is no plain word, or is one of the user. */
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
