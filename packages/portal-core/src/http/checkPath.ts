import { RequestError } from '../base/errors/errors.ts';
import { pathOnly } from './matchesPath.ts';

// One slash, then no space, backslash or control character. URL parsers drop those or read them as slashes.
const ownPath = /^\/(?!\/)[!-[\]-~\u0080-\uFFFF]*$/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Throws RequestError for a path that could lead to another origin or resource than it says (H12). */
export function checkPath(path: string): void {
  if (!ownPath.test(path) || dotSegment.test(pathOnly(path))) {
    throw new RequestError('A path starts with one slash and has no dot segments. Build it with encodePath.');
  }
}
