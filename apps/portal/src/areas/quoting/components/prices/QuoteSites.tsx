import { useResource } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { useMemo, type JSX, type ReactNode } from 'react';
import { toAsyncState } from '../../../../domain/asyncState.ts';
import { withoutOfflineUpdate } from '../../../../domain/detail/detailState.ts';
import { getQuoteSites, getQuotingOptions, type Quote, type QuoteSite } from '../../api.ts';
import { LoadingStep } from '../frame/LoadingStep.tsx';

/** The sites of a quote, and a key that changes with the sites and their options, but not with every version of the quote. */
export interface LoadedSites {
  readonly sites: readonly QuoteSite[];
  readonly key: string;
}

/** Loads the sites of a quote, with a place for each state. */
export function QuoteSites({
  quote,
  children,
}: {
  quote: Quote;
  children: (loaded: LoadedSites) => ReactNode;
}): JSX.Element {
  const resource = useResource(getQuoteSites, { path: { quoteNumber: quote.number } });
  // The steps show more figures to a reseller, which would move what is below them when it is known later.
  const isReady = useResource(getQuotingOptions, {}).status !== 'loading';
  const { number, options } = quote;
  const sites = resource.data?.items;
  // Other sites or options have other prices. A new version of the same ones keeps the shown prices.
  const key = useMemo(() => JSON.stringify([number, options, sites]), [number, options, sites]);
  return (
    <AsyncContent
      state={isReady ? toAsyncState(withoutOfflineUpdate(resource), getQuoteSites.id) : { status: 'loading' }}
      placeholder={<LoadingStep />}
      onRetry={() => void resource.refetch()}
      labels={{ failed: 'We couldn’t load the sites of this quote' }}
    >
      {({ items }) => children({ sites: items, key })}
    </AsyncContent>
  );
}
