import { expect, it } from 'vitest';
import { createRouteReset } from './createRouteReset.ts';

const list = { path: '/changes', resetsOnLeave: null };
const dashboard = { path: '/changes/dashboard', resetsOnLeave: null };
const other = { path: '/support', resetsOnLeave: null };
const detail = {
  path: '/changes/:id',
  resetsOnLeave: { to: ['/changes', '/changes/dashboard'], invalidates: ['listChanges', 'getChange'] },
};

it.each([
  ['the list', [detail, list], 1],
  ['the dashboard', [detail, dashboard], 1],
  ['another detail', [detail, detail], 0],
  ['a page of another area', [detail, other, list], 0],
  ['an address without a route', [detail, null, list], 0],
])('Leaving a detail page for %s resets its data: %#  [ROUTE-14]', (_where, routes, times) => {
  const invalidated: unknown[] = [];
  const { visit } = createRouteReset({ invalidateOperations: (ids) => void invalidated.push(ids) });
  for (const route of routes) visit(route);
  visit(routes.at(-1) ?? null);
  expect(invalidated).toEqual(Array.from({ length: times }, () => ['listChanges', 'getChange']));
});
