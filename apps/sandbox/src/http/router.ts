import type { IncomingMessage } from 'node:http';
import type { User } from '../store/users.ts';
import type { Answer } from './answer.ts';
import { ProblemError } from './problem.ts';

/** One request on its way to a handler. */
export interface Call {
  request: IncomingMessage;
  url: URL;
  /** Values of the path's `{placeholders}`, decoded. */
  params: Readonly<Record<string, string>>;
  /** The JSON body, once it fits its schema in the OpenAPI document; rejects with 400, 413, 415 or 422. */
  readBody: <T>() => Promise<T>;
  /** The documented query parameters with their defaults, numbers as numbers; throws 400 when one does not fit. */
  readQuery: <T>() => Readonly<T>;
}

/** A call whose bearer token was accepted. */
export interface UserCall extends Call {
  user: User;
}

/** `method path → handler`; the path is written as in the OpenAPI document. */
export interface Route<C extends Call = Call> {
  method: string;
  path: string;
  handle: (call: C) => Answer | Promise<Answer>;
}

/** A route that fits a request, with the path's values. */
export interface RouteMatch<C extends Call> {
  route: Route<C>;
  params: Record<string, string>;
}

/** Which route a request takes. */
export interface Router<C extends Call> {
  /** Throws 404 for an unknown path and 405, with Allow, for another method. */
  find(method: string, pathname: string): RouteMatch<C>;
  /** Whether some route has this path, by whatever method. */
  knows(pathname: string): boolean;
}

/** Builds a router from a table of routes. HEAD is answered like GET. */
export function createRouter<C extends Call>(routes: readonly Route<C>[]): Router<C> {
  const table = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

  return {
    find(method, pathname) {
      const wanted = method === 'HEAD' ? 'GET' : method;
      const allowed = new Set<string>();
      for (const { route, pattern } of table) {
        const groups = pattern.exec(pathname);
        if (groups === null) continue;
        if (route.method === wanted) return { route, params: decodeGroups(groups.groups ?? {}) };
        allowed.add(route.method);
      }
      if (allowed.size === 0) {
        throw new ProblemError(404, 'There is nothing at this address. Check the path.');
      }
      const allow = [...allowed].toSorted().join(', ');
      throw new ProblemError(405, `This address does not answer ${method}. It answers ${allow}.`, {
        headers: { allow },
      });
    },
    knows: (pathname) => table.some(({ pattern }) => pattern.test(pathname)),
  };
}

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .map((piece) => piece.replace(/^\{(\w+)\}$/, '(?<$1>[^/]+)'))
    .join('/');
  return new RegExp(`^${source}$`);
}

function decodeGroups(groups: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw new ProblemError(400, 'The path is not correctly percent-encoded. Encode each piece of it.');
  }
}
