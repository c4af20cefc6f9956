import {
  useCommitment,
  withoutCache,
  keyedCall,
  type UseCommitmentResult,
} from '@quayside/page-kit/versions';
import { useMemo } from 'react';
import { getEstimate, requestQuote, type Estimate, type Totals } from '../api.ts';
import type { OpenEstimate } from './useEstimateEditor.ts';

/** The request for a quote with firm prices, for the lines and the totals that the page shows. Its input is a message. */
export function useQuoteRequest(
  { editor, state }: OpenEstimate,
  { nrc, mrc }: Totals,
): UseCommitmentResult<string, Estimate> {
  const { estimate, wrongQuantities } = state;
  const requestOnce = useMemo(
    () =>
      keyedCall(requestQuote, (http, estimateNumber) =>
        getEstimate.send(http, { path: { estimateNumber } }, withoutCache),
      ),
    [],
  );
  const { obstacle, commit } = useCommitment({
    draft: editor.draft,
    figures: { status: 'ready', price: { nrc, mrc } },
    obstacle: wrongQuantities.size > 0 ? 'Correct the quantity that is marked first.' : null,
    send: (http, message: string, { price, ...version }) =>
      requestOnce.send(http, {
        path: { estimateNumber: estimate.number },
        body: { message, price },
        ...version,
      }),
  });
  return {
    obstacle,
    async commit(message) {
      const result = await commit(message);
      if (result.status === 'done') editor.receive(result.value);
      return result;
    },
  };
}
