import type { Awaited } from './behaviourFaults.ts';

/** Rules that the portal does not implement yet, so that no test can prove them. */
export const awaited: readonly Awaited[] = [];
