import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { layersIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import type { Quote } from '../api.ts';
import { QuotePage } from '../frame/QuotePage.tsx';
import { QuotePrices } from './QuotePrices.tsx';
import { QuoteSites } from './QuoteSites.tsx';
import { quoteAddress } from '../quoteAddresses.ts';

/** The prices of a quote: they arrive, are compared and chosen. */
export function QuotePricesPage(): JSX.Element {
  return (
    <QuotePage step="prices">
      {({ quote, refetch }) => (
        <QuoteSites quote={quote}>
          {({ sites, key }) => {
            if (sites.length === 0) return <NothingYet quote={quote} step="sites" />;
            if (quote.pricing.state === 'idle') return <NothingYet quote={quote} step="options" />;
            return <QuotePrices key={key} quote={quote} sites={sites} refetch={refetch} />;
          }}
        </QuoteSites>
      )}
    </QuotePage>
  );
}

const words = {
  sites: { title: 'This quote has no sites yet', action: 'Add sites' },
  options: { title: 'This quote has no prices yet', action: 'Choose options and get prices' },
};

function NothingYet({ quote, step }: { quote: Quote; step: 'sites' | 'options' }): JSX.Element {
  return (
    <EmptyState
      size="page"
      icon={layersIcon}
      title={words[step].title}
      action={
        <ButtonLink variant="primary" href={quoteAddress(quote.number, step)}>
          {words[step].action}
        </ButtonLink>
      }
    >
      Prices appear here for every site, by bandwidth and term.
    </EmptyState>
  );
}
