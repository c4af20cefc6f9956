import { useEffect, useMemo, useRef, useState } from 'react';
import type { Estimate, PricePlan } from '../api.ts';
import { findPriceDifferences, type PriceDifference } from './priceDifferences.ts';
import { confirmedPrices, type PricedEstimate } from './priceEstimate.ts';
import type { OpenEstimate } from './useEstimateEditor.ts';

/** The notice about changed prices, and the prices that the server confirmed. */
export interface PriceChanges {
  /** Null when there is nothing to say. */
  readonly notice: {
    readonly kind: 'opened' | 'saved';
    readonly differences: readonly PriceDifference[];
    readonly onDone: () => void;
  } | null;
  readonly confirmed: PricedEstimate;
}

/** Whether the server saved an estimate with a newer price list than the page has, which loads it then. */
export function hasNewerPrices(
  { priceListVersion, pricePlan }: Pick<Estimate, 'priceListVersion' | 'pricePlan'>,
  plan: Pick<PricePlan, 'id' | 'version'>,
): boolean {
  return priceListVersion > plan.version && pricePlan.id === plan.id;
}

/**
 * Compares the figures of the page with those that the server confirmed at the last save. When the server used a newer price list,
 * `onPlanReload` gets it, and the differences stay until the user has read them.
 */
export function usePriceChanges(
  { editor, state }: OpenEstimate,
  plan: PricePlan,
  priced: PricedEstimate,
  onPlanReload: () => void,
): PriceChanges {
  const { estimate } = state;
  const confirmed = useMemo(() => confirmedPrices(estimate), [estimate]);
  const [corrected, setCorrected] = useState<readonly PriceDifference[]>([]);
  const handledVersion = useRef(plan.version);
  const isNewer = hasNewerPrices(estimate, plan);

  useEffect(() => {
    if (!isNewer || handledVersion.current === estimate.priceListVersion) return;
    handledVersion.current = estimate.priceListVersion;
    setCorrected(findPriceDifferences(priced.prices, confirmed.prices));
    onPlanReload();
  }, [isNewer, estimate, priced, confirmed, onPlanReload]);

  if (corrected.length > 0)
    return { confirmed, notice: { kind: 'saved', differences: corrected, onDone: () => setCorrected([]) } };
  const isOlder = estimate.priceListVersion < plan.version && state.save.status === 'saved';
  const differences =
    isOlder && estimate.status === 'draft' ? findPriceDifferences(confirmed.prices, priced.prices) : [];
  if (differences.length === 0) return { confirmed, notice: null };
  return {
    confirmed,
    notice: { kind: 'opened', differences, onDone: () => void editor.saveNow() },
  };
}
