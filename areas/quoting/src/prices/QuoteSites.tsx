import { useVersionEffect } from '@quayside/page-kit/versions';
import { useResource } from '@quayside/portal-core/react';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { useMemo, type JSX, type ReactNode } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { withoutOfflineUpdate } from '@quayside/page-kit/detail';
import { getQuoteSites, getQuotingOptions, type Quote, type QuoteSite } from '../api.ts';
import { LoadingStep } from '../frame/LoadingStep.tsx';

/** The sites of a quote, and a key that changes with the sites and their options, but not with every version of the quote. */
export interface LoadedSites {
  readonly sites: readonly QuoteSite[];
  readonly key: string;
}

/** The quote, and its content once the sites are loaded. */
export interface QuoteSitesProps {
  quote: Quote;
  /**
   * Loads the sites again when they are of another version than the quote, as where they are ordered. Default false: most versions differ
   * in their choices only.
   */
  isExact?: boolean;
  children: (loaded: LoadedSites) => ReactNode;
}

/** Loads the sites of a quote, with a place for each state. */
export function QuoteSites({ quote, isExact = false, children }: QuoteSitesProps): JSX.Element {
  const resource = useResource(getQuoteSites, { path: { quoteNumber: quote.number } });
  const isLoaded = resource.data !== undefined;
  useVersionEffect(isExact && isLoaded ? quote.etag : null, (etag) => {
    if (etag !== null && etag !== resource.data?.etag) void resource.refetch();
  });
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
