import { RequestError } from '../errors/errors.ts';
import { hasMisreadCharacters } from '../untrusted/hasMisreadCharacters.ts';

/** Refuses, with RequestError, a path that could lead to another origin or another resource than it says (H12). */
export function resolveTarget(path: string, origin: string): void {
  if (
    !/^\/(?!\/)/.test(path) ||
    path.includes(' ') ||
    hasMisreadCharacters(path) ||
    !URL.canParse(path, origin)
  ) {
    throw new RequestError('A call must name a path of the portal: one slash first, and no origin.');
  }
  const [pathname = ''] = path.split(/[?#]/);
  const climbs = pathname.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  if (climbs || new URL(path, origin).origin !== origin) {
    throw new RequestError(
      'A path with dot segments would reach another resource. Encode its pieces with encodePath.',
    );
  }
}
