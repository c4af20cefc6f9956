import { useStore } from '@quayside/portal-core/react';
import { Stepper } from '@quayside/ui/Stepper';
import type { JSX } from 'react';
import type { Quote } from '../api.ts';
import type { QuoteStep } from '../quoteAddresses.ts';
import { quoteSteps } from '../quoteSteps.ts';
import type { ShownCounts } from './shownCounts.ts';

/** The steps of a quote. `counts` has what the step below shows. */
export function QuoteSteps({
  quote,
  step,
  counts,
}: {
  quote: Quote;
  step: QuoteStep;
  counts: ShownCounts;
}): JSX.Element {
  const shown = useStore(counts);
  return (
    <Stepper
      steps={quoteSteps(quote, step, shown ?? {})}
      current={step}
      labels={{ steps: 'Steps of the quote' }}
    />
  );
}
