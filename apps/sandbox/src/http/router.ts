import type { OpenApiDocument } from '../contract/openApiDocument.ts';
import { ProblemError } from './problem.ts';
import type { Route } from './route.ts';

/** A matching route, its place in the OpenAPI document, and its path parameters. */
export interface RouteMatch<Caller> {
  readonly route: Route<Caller>;
  readonly method: string;
  /** The path with its `{placeholders}`, as in the document. */
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface Router<Caller> {
  /** Throws 404 for an unknown path and 405, with Allow, for another method. */
  find(method: string, pathname: string): RouteMatch<Caller>;
  /** Whether a route has this path, with any method. */
  knows(pathname: string): boolean;
}

/** Builds a router. Methods and paths come from the document. HEAD is handled like GET. Throws for an undocumented operation. */
export function createRouter<Caller>(
  routes: readonly Route<Caller>[],
  document: OpenApiDocument,
): Router<Caller> {
  const places = placesOf(document);
  const table = routes.map((route) => {
    const place = places.get(route.id);
    if (place === undefined) throw new Error(`The OpenAPI document has no operation ${route.id}.`);
    return { route, ...place, pattern: patternOf(place.template) };
  });

  return {
    find(method, pathname) {
      const wanted = method === 'HEAD' ? 'GET' : method;
      const allowed = new Set<string>();
      for (const { pattern, ...row } of table) {
        const groups = pattern.exec(pathname);
        if (groups === null) continue;
        if (row.method === wanted) return { ...row, params: decodeGroups(groups.groups ?? {}) };
        allowed.add(row.method);
      }
      if (allowed.size === 0) {
        throw new ProblemError(404, 'There is nothing at this address. Check the path.');
      }
      const allow = [...allowed].toSorted().join(', ');
      throw new ProblemError(405, `This address does not support ${method}. It supports ${allow}.`, {
        headers: { allow },
      });
    },
    knows: (pathname) => table.some(({ pattern }) => pattern.test(pathname)),
  };
}

function placesOf({ paths }: OpenApiDocument): Map<string, { method: string; template: string }> {
  return new Map(
    Object.entries(paths).flatMap(([template, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [
        operationId,
        { method: method.toUpperCase(), template },
      ]),
    ),
  );
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
