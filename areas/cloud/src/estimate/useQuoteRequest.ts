import {
  useCommitment,
  withoutCache,
  isRefusedForChange,
  keyedCall,
  type FiguresState,
  type SeenOffer,
  type UseCommitmentResult,
} from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import { useHttp } from '@quayside/portal-core/react';
import { getEstimate, requestQuote, type Estimate, type PricePlan, type Totals } from '../api.ts';
import type { EstimateContent } from './estimateContent.ts';
import type { OpenEstimate } from './useEstimateEditor.ts';
import { hasNewerPrices } from './usePriceChanges.ts';

/** The totals that a quote is asked for at. The server compares the one-off and the monthly ones. */
export type QuotedTotals = Pick<Totals, 'nrc' | 'mrc' | 'tcv'>;

const requestOnce = keyedCall(requestQuote, (http, estimateNumber) =>
  getEstimate.send(http, { path: { estimateNumber } }, withoutCache),
);

/** Asks for firm prices of an estimate once, for the version and the totals that the dialog shows. */
export function sendQuoteRequest(
  http: HttpClient,
  estimateNumber: string,
  message: string,
  { price: { nrc, mrc }, ...version }: SeenOffer<QuotedTotals>,
): Promise<Estimate> {
  return requestOnce.send(http, {
    path: { estimateNumber },
    body: { message, price: { nrc, mrc } },
    ...version,
  });
}

/** A request for a quote, and whether the totals that it is sent at are on the page. */
export interface QuoteRequest extends UseCommitmentResult<string, Estimate, EstimateContent, QuotedTotals> {
  readonly figures: FiguresState;
}

/**
 * The request for a quote with firm prices, for the lines and the totals that the dialog shows. Its input is a message. `hasPlanFailed`: the
 * price list could not be loaded again.
 */
export function useQuoteRequest(
  { editor, state }: OpenEstimate,
  { nrc, mrc, tcv }: Totals,
  plan: Pick<PricePlan, 'id' | 'version'>,
  hasPlanFailed: boolean,
): QuoteRequest {
  const http = useHttp();
  const { estimate, wrongQuantities } = state;
  const path = { estimateNumber: estimate.number };
  // The page computes the totals from the lines that it draws. Nothing is sent before those are the ones of this version, and as long as
  // the server saved it with a newer price list than the page has.
  const figures = !hasNewerPrices(estimate, plan) ? 'ready' : hasPlanFailed ? 'failed' : 'loading';
  const { commit, ...commitment } = useCommitment({
    draft: editor.draft,
    figures:
      figures === 'ready'
        ? { status: figures, price: { nrc, mrc, tcv }, etag: estimate.etag }
        : { status: figures },
    obstacle: wrongQuantities.size > 0 ? 'Correct the quantity that is marked first.' : null,
    isQuestion: true,
    send: (sender, message: string, seen) => sendQuoteRequest(sender, estimate.number, message, seen),
  });
  return {
    ...commitment,
    figures,
    async commit(message) {
      const end = await commit(message);
      const { result } = end;
      if (result.status === 'done') editor.receive(result.value);
      if (result.status === 'failed' && isRefusedForChange(result.error))
        await getEstimate.send(http, { path }, withoutCache).then(editor.receive, () => undefined);
      return end;
    },
  };
}
