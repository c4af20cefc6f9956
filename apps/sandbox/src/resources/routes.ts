import type { Route } from '../http/router.ts';

/** The files below `/resources`, which anybody may fetch without a token: a browser's script tag sends none. */
export function resourceRoutes(): readonly Route[] {
  return [];
}
