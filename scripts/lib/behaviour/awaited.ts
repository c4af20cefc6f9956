import type { Awaited } from './behaviourFaults.ts';

/** Rules that the portal does not implement yet, so that no test can prove them. */
export const awaited: readonly Awaited[] = [
  {
    reason: 'There are no pages with children or unsaved work yet.',
    rules: ['ROUTE-5', 'ROUTE-10', 'ROUTE-12', 'VIEW-13'],
  },
  {
    reason: 'Users cannot choose a theme or a language yet.',
    rules: ['STATE-2'],
  },
];
