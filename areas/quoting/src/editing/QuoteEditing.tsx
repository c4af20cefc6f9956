import { useAuthorName, useVersionEffect } from '@quayside/page-kit/versions';
import { useResource, type UseResourceResult } from '@quayside/portal-core/react';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { useState, type JSX, type ReactNode } from 'react';
import { failedState } from '@quayside/page-kit/failures';
import { getQuoteSites, getQuotingOptions, type ProductOffer, type Quote } from '../api.ts';
import { quoteVersion, type QuoteVersion } from './quoteVersion.ts';
import type { EditedQuote } from './createQuoteDraft.ts';
import { useQuoteDraft, type EditedQuoteState } from './useQuoteDraft.ts';
import { cellCount } from '../quoteSteps.ts';
import { LoadingStep } from '../frame/LoadingStep.tsx';
import { useShownCounts } from '../frame/shownCounts.ts';
import { useShownDraft } from '../frame/shownDraft.ts';
import { EditingNotices } from './EditingNotices.tsx';

/** A quote whose sites and options are loaded. */
export interface QuoteEditingContent {
  readonly edited: EditedQuote;
  readonly editing: EditedQuoteState;
  readonly offer: ProductOffer;
  readonly notices: ReactNode;
}

export interface QuoteEditingProps {
  quote: Quote;
  /** Loads the quote again. */
  onRefresh: () => Promise<void>;
  children: (content: QuoteEditingContent) => ReactNode;
}

/** Loads the editable part of a quote, and keeps it saved. */
export function QuoteEditing(props: QuoteEditingProps): JSX.Element {
  const { quote, onRefresh } = props;
  const sites = useResource(getQuoteSites, { path: { quoteNumber: quote.number } });
  const plans = useResource(getQuotingOptions, {});
  const { refetch } = sites;
  // The quote and its sites are read apart. They belong together only if they have the same version.
  const read = sites.data?.etag === quote.etag ? sites.data : null;
  const [latest, setLatest] = useState<QuoteVersion | null>(null);
  if (read && (latest?.etag !== quote.etag || latest.isOpen !== quote.allowedActions.includes('edit')))
    setLatest(quoteVersion(quote, read.items));
  useVersionEffect(`${quote.etag} ${sites.data?.etag ?? ''}`, () => {
    if (read === null && sites.data !== undefined) void Promise.all([onRefresh(), refetch()]);
  });
  const offer = plans.data?.products.find(({ product }) => product === quote.product);
  const content = latest && plans.data ? { latest, offer: offer ?? withdrawnOffer(quote) } : null;

  return (
    <AsyncContent<{ latest: QuoteVersion; offer: ProductOffer }>
      state={content ? { status: 'ready', data: content } : loadingState(sites, plans)}
      placeholder={<LoadingStep />}
      onRetry={() => void Promise.all([refetch(), plans.refetch()])}
      labels={{ failed: 'We couldn’t load the sites of the quote' }}
    >
      {(loaded) => <EditedSteps {...props} {...loaded} />}
    </AsyncContent>
  );
}

function loadingState(
  sites: UseResourceResult<unknown>,
  plans: UseResourceResult<unknown>,
): AsyncContentState<never> {
  if (sites.status === 'failed') return failedState(getQuoteSites.id, sites.error);
  return plans.status === 'failed' ? failedState(getQuotingOptions.id, plans.error) : { status: 'loading' };
}

function EditedSteps({
  quote,
  latest,
  offer,
  onRefresh,
  children,
}: QuoteEditingProps & { latest: QuoteVersion; offer: ProductOffer }): JSX.Element {
  const { quote: edited, state, ...restored } = useQuoteDraft(quote.number, latest);
  useShownDraft(edited);
  const nameOf = useAuthorName();
  const { save, saved, content } = state;
  useShownCounts({ siteCount: content.sites.length, priceCount: cellCount(content.options) });
  useVersionEffect((save.status === 'ended' && save.theirs?.etag) || saved.etag, (etag) => {
    // A save met a colleague's version: the frame of the page follows.
    if (etag !== quote.etag) void onRefresh();
  });
  const notices = (
    <EditingNotices
      quote={quote}
      editing={state}
      offer={offer}
      nameOf={nameOf}
      restoredAt={restored.restoredAt}
      onKeepDraft={restored.dismissRestored}
      onDiscardDraft={restored.discardRestored}
      onResolve={edited.resolve}
      onDismissMerged={edited.dismissMerged}
    />
  );
  return <>{children({ edited, editing: state, offer, notices })}</>;
}

/** Returns the offer of a quote whose product is withdrawn: its present options, and no others. */
function withdrawnOffer({ product, options }: Quote): ProductOffer {
  return {
    product,
    label: product,
    description: '',
    withdrawn: true,
    needsBEnd: false,
    ...options,
    defaults: options,
    fields: [],
  };
}
