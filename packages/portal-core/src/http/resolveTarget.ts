import { RequestError } from '../errors/errors.ts';
import { hasMisreadCharacters } from '../untrusted/hasMisreadCharacters.ts';
import { pathOnly } from './matchesPath.ts';

/** Refuses, with RequestError, a path that could lead to another origin or another resource than it says (H12). */
export function resolveTarget(path: string, origin: string): void {
  if (
    !/^\/(?!\/)/.test(path) ||
    path.includes(' ') ||
    hasMisreadCharacters(path) ||
    /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(pathOnly(path)) ||
    new URL(path, origin).origin !== origin
  ) {
    throw new RequestError(
      'A call names a path of the portal: one slash first, no dot segments. Encode its pieces with encodePath.',
    );
  }
}
