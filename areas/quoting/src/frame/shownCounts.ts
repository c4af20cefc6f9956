import { createStore } from '@quayside/page-kit/page';
import { createContext, useContext, useLayoutEffect } from 'react';
import type { StepCounts } from '../quoteSteps.ts';

/** Holds what a step counts while it is shown. Null: the step shows the quote as it is saved. */
export type ShownCounts = ReturnType<typeof createShownCounts>;

/** Creates the counts of the steps, which are those of the saved quote at first. */
export function createShownCounts() {
  return createStore<StepCounts | null>(null);
}

/** The counts of the page around a step; null outside of one. */
export const ShownCountsContext = createContext<ShownCounts | null>(null);

/**
 * Tells the steps above what the step below shows, which may differ from the saved quote: in a conflict that is another person's. Both then
 * have the same numbers.
 */
export function useShownCounts({ siteCount, priceCount, chosenCount }: StepCounts): void {
  const counts = useContext(ShownCountsContext);
  useLayoutEffect(() => {
    counts?.set({ siteCount, priceCount, chosenCount });
    return () => counts?.set(null);
  }, [counts, siteCount, priceCount, chosenCount]);
}
