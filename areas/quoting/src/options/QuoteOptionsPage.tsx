import { quotePath } from '@quayside/contract/paths/quoting';
import type { PortalError } from '@quayside/portal-core';
import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  lastChangeOf,
  useAuthorName,
  useIdempotencyKey,
  versionWords,
  type AuthorName,
} from '@quayside/page-kit/versions';
import type { Quote, QuoteOptions, QuoteSite } from '../api.ts';
import { QuoteEditing, type QuoteEditingContent } from '../editing/QuoteEditing.tsx';
import { rowText } from '../editing/rowText.ts';
import { QuotePage } from '../frame/QuotePage.tsx';
import { startPricingOnce } from '../startPricingOnce.ts';
import { OptionsStep, type PricingFailure } from './OptionsStep.tsx';

export function QuoteOptionsPage(): JSX.Element {
  return (
    <QuotePage step="options">
      {({ quote, refetch }) => (
        <QuoteEditing key={quote.number} quote={quote} onRefresh={refetch}>
          {(content) => <Options quote={quote} onRefresh={refetch} {...content} />}
        </QuoteEditing>
      )}
    </QuotePage>
  );
}

function Options({
  quote,
  edited,
  editing,
  offer,
  notices,
  onRefresh,
}: QuoteEditingContent & { quote: Quote; onRefresh: () => Promise<void> }): JSX.Element {
  const pricing = useStartPricing(quote, edited, onRefresh);
  return (
    <OptionsStep
      quote={quote}
      editing={editing}
      offer={offer}
      notices={notices}
      isAsking={pricing.isAsking}
      failure={pricing.failure}
      onOptions={(options) => edited.change((content) => ({ ...content, options }))}
      onSiteOptions={(ids, options) =>
        edited.change((content) => ({ ...content, sites: withOptions(content.sites, ids, options) }))
      }
      onRetry={() => void edited.flush()}
      onGetPrices={() => void pricing.start()}
    />
  );
}

function withOptions(
  sites: readonly QuoteSite[],
  ids: readonly string[],
  options: QuoteOptions | null,
): QuoteSite[] {
  return sites.map((site) => (ids.includes(site.id) ? { ...site, options } : site));
}

interface StartPricing {
  readonly isAsking: boolean;
  readonly failure: PricingFailure | null;
  start(this: void): Promise<void>;
}

/** Saves the typed values, starts the pricing and goes to the prices. */
function useStartPricing(
  { number, pricedAt }: Quote,
  edited: QuoteEditingContent['edited'],
  onRefresh: () => Promise<void>,
): StartPricing {
  const navigate = useNavigate();
  const nameOf = useAuthorName();
  const keyOf = useIdempotencyKey();
  const { run } = useAction(startPricingOnce, { failure: 'in-place' });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<PricingFailure | null>(null);
  return {
    isAsking,
    failure,
    async start() {
      if (isAsking) return;
      setAsking(true);
      setFailure(null);
      const saved = await edited.flushShown();
      if (saved) {
        const { etag } = saved;
        // Every price the first time, later those that are missing.
        const body = { only: pricedAt === null ? 'all' : 'failed' } as const;
        const result = await run({
          path: { quoteNumber: number },
          body,
          etag,
          key: keyOf({ ...body, etag }),
        });
        if (result.status === 'done') void navigate(quotePath.href({ number }));
        else if (result.status === 'failed' && isHttpStatusError(result.error, 412)) {
          await onRefresh();
          setFailure(changedMeanwhile(lastChangeOf(result.error)?.by, nameOf));
        } else if (result.status === 'failed') setFailure(failureOf(result.error, saved.content.sites));
      }
      setAsking(false);
    },
  };
}

function changedMeanwhile(by: string | undefined, nameOf: AuthorName): PricingFailure {
  const title =
    by === undefined ? versionWords.changed('quote') : versionWords.changedBy(nameOf(by), 'quote');
  return {
    message: `${title}. The page shows it as it is now: check it, then get the prices.`,
    details: [],
  };
}

function failureOf(error: PortalError, sites: readonly QuoteSite[]): PricingFailure {
  const problem = isHttpStatusError(error) && error.status < 500 ? error.problem : null;
  return {
    message: problem?.message ?? 'Your sites and options are saved. Try again in a few minutes.',
    details: (problem?.errors ?? []).map(({ pointer, detail }) => `${rowText(pointer, sites)}${detail}`),
  };
}
