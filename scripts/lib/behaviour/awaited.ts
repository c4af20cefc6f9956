import type { Awaited } from './behaviourFaults.ts';

/** What the portal does not do yet, so that no test can prove it. A rule that has a test may not stand here. */
export const awaited: readonly Awaited[] = [
  {
    reason: 'They speak of pages with children or unsaved work of their own, which are not there yet.',
    rules: ['ROUTE-5', 'ROUTE-10', 'ROUTE-12', 'VIEW-13'],
  },
  {
    reason: 'Theme and language can not be chosen yet.',
    rules: ['STATE-2'],
  },
];
