import type { EntityTag } from '@quayside/portal-core/calls';
import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { useState } from 'react';
import { withAdvice } from '@quayside/page-kit/failures';
import { submitFailure } from '@quayside/page-kit/form';
import { useIdempotencyKey } from '@quayside/page-kit/versions';
import type { Quote } from '../api.ts';
import { startPricingOnce } from '../startPricingOnce.ts';
import { cancelPricing } from '../pricesApi.ts';
import type { Prices } from './usePrices.ts';

/** The prices to request: all of them again, or the failed and missing ones. */
export type PricingScope = 'all' | 'failed';

export interface Pricing {
  /** Which pricing is being started; null for none. */
  readonly starting: PricingScope | null;
  readonly isCancelling: boolean;
  /** The reason why the last pricing did not start; null for none. */
  readonly problem: string | null;
  start(this: void, only: PricingScope): Promise<void>;
  cancel(this: void): Promise<void>;
}

/** Starts and stops the pricing of a quote, after the choices are saved. */
export function usePricing(
  quote: Quote,
  { choices, increments }: Prices,
  refetch: () => Promise<void>,
): Pricing {
  const { run } = useAction(startPricingOnce, { failure: 'in-place' });
  const cancelling = useAction(cancelPricing, {
    failedText: withAdvice('The pricing wasn’t stopped.'),
  });
  const keyOf = useIdempotencyKey();
  const [starting, setStarting] = useState<PricingScope | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const path = { quoteNumber: quote.number };

  /** The version that the page shows. Null, with the reason, if the choices are not saved or the server has another version. */
  async function shownVersion(): Promise<{ etag: EntityTag } | null> {
    setProblem(null);
    const saved = await choices.flushShown();
    if (saved === null) setProblem(choices.getSnapshot().save.status === 'saved' ? changed : notSaved);
    return saved;
  }

  async function start(only: PricingScope): Promise<void> {
    if (starting !== null) return;
    setStarting(only);
    const saved = await shownVersion();
    if (saved === null) {
      setStarting(null);
      return;
    }
    const body = { only };
    const { etag } = saved;
    // Each job has a key of its own: the version changes with every start.
    const result = await run({ path, body, etag, key: keyOf({ ...body, etag }) });
    if (result.status === 'failed') {
      const failure = submitFailure(result.error);
      if (isHttpStatusError(result.error, 412)) setProblem(result.error.problem?.message ?? changed);
      else if (failure.kind === 'conflict') setProblem(failure.error.problem?.message ?? failed);
      else if (failure.kind === 'rejected') setProblem(failure.problems[0]?.message ?? failed);
    }
    // The version first: once the prices say that they are being calculated, the user can stop that.
    await refetch();
    await increments.refresh();
    setStarting(null);
  }

  async function cancel(): Promise<void> {
    const saved = await shownVersion();
    if (saved !== null) await cancelling.run({ path, etag: saved.etag });
    await Promise.all([increments.refresh(), refetch()]);
  }

  return { starting, isCancelling: cancelling.state.status === 'running', problem, start, cancel };
}

const notSaved = 'Your choices aren’t saved. Save them first.';
const failed = 'We couldn’t start the pricing. Try again.';
const changed = 'This quote changed just now. It is up to date again: check it and try once more.';
