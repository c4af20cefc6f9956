import { RequestError } from '../base/errors/errors.ts';
import { pathOnly } from './matchesPath.ts';

// One slash, then no blank, no backslash and no control character: URL parsers drop those, or take them for slashes.
const ownPath = /^\/(?!\/)[!-[\]-~\u0080-\uFFFF]*$/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Refuses, with RequestError, a path that could lead to another origin or another resource than it says (H12). */
export function checkPath(path: string): void {
  if (!ownPath.test(path) || dotSegment.test(pathOnly(path))) {
    throw new RequestError('A path starts with one slash and has no dot segments. Build it with encodePath.');
  }
}
