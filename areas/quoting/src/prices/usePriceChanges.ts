import { isHttpStatusError, useAction, useAddToast, useResource } from '@quayside/portal-core/react';
import { useCallback } from 'react';
import { withAdvice } from '@quayside/page-kit/failures';
import type { Quote } from '../api.ts';
import { chooseQuotePrices, getQuotePriceChanges, type PriceChanges } from '../pricesApi.ts';
import { choicesVersion, toChoices } from './createChoices.ts';
import type { Prices } from './usePrices.ts';

/** The changes of the last re-pricing, until a user accepts them. */
export interface UnacceptedChanges {
  readonly unaccepted: PriceChanges | null;
  readonly isAccepting: boolean;
  accept(this: void): Promise<void>;
}

/** Reads the changes of a re-pricing, once it is over. Accepting them saves the choices with the new prices. */
export function usePriceChanges(
  quote: Quote,
  { choices }: Prices,
  pricing: Quote['pricing'],
): UnacceptedChanges {
  const { number: quoteNumber } = quote;
  const isOver = pricing.jobId !== null && pricing.state !== 'running';
  const resource = useResource(getQuotePriceChanges, isOver ? { path: { quoteNumber } } : null);
  const addToast = useAddToast();
  const { run, state } = useAction(chooseQuotePrices, {
    failedText: withAdvice('The new prices were not accepted.'),
  });
  const { data, refetch } = resource;
  const isOpen = data !== undefined && data.repricedAt !== null && data.acceptedAt === null;

  const accept = useCallback(async (): Promise<void> => {
    const saved = await choices.flushShown();
    if (saved === null) {
      addToast({
        tone: 'critical',
        text: 'The new prices were not accepted. Look at your choices, then accept them.',
      });
      return;
    }
    const items = toChoices(saved.content.choices);
    const result = await run({
      path: { quoteNumber },
      body: { items, acceptsChanges: true },
      etag: saved.etag,
    });
    if (result.status === 'done') choices.receive(choicesVersion(result.value));
    else if (result.status === 'failed' && !isHttpStatusError(result.error, 412)) return;
    await refetch();
  }, [addToast, choices, run, refetch, quoteNumber]);

  return {
    unaccepted: isOpen && quote.orderId === null ? data : null,
    isAccepting: state.status === 'running',
    accept,
  };
}
