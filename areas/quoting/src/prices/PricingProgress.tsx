import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { ProgressBar } from '@quayside/ui/ProgressBar';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { PricingState } from '../api.ts';
import type { SiteProgress } from './createPriceBook.ts';
import { countOf } from '../countOf.ts';

export interface PricingProgressProps {
  state: PricingState;
  /** The number of prices with a result, of all requested ones. */
  done: number;
  total: number;
  sites: Readonly<Record<SiteProgress, number>>;
  /** Stops the pricing and keeps the prices that have arrived. Missing for a user without this right. */
  onCancel?: (() => void) | undefined;
  /** Retries the failed and stopped prices. Missing for a user without this right. */
  onRetry?: (() => void) | undefined;
  isCancelling?: boolean;
  isRetrying?: boolean;
}

export function PricingProgress(props: PricingProgressProps): JSX.Element | null {
  const { state, done, total, sites } = props;
  const siteCount = sites.priced + sites.pricing + sites.failed + sites.none;
  if (state === 'running') return <Running {...props} siteCount={siteCount} />;
  if (state === 'cancelled' && done < total)
    return (
      <InlineAlert
        title="The pricing was stopped"
        action={<Retry {...props}>Price the rest</Retry>}
        live="polite"
      >
        {`${formatCount(siteCount - sites.pricing)} of ${countOf(siteCount, 'site')} priced. Prices that arrived are kept.`}
      </InlineAlert>
    );
  if (sites.failed > 0)
    return (
      <InlineAlert
        tone="caution"
        live="polite"
        title={`Some prices are missing for ${countOf(sites.failed, 'site')}`}
        action={<Retry {...props}>{`Retry ${countOf(sites.failed, 'site')}`}</Retry>}
      >
        A carrier didn’t answer in time. Only what failed is asked for again; every other price stays.
      </InlineAlert>
    );
  return null;
}

function Running(props: PricingProgressProps & { siteCount: number }): JSX.Element {
  const { done, total, sites, siteCount, onCancel, isCancelling = false } = props;
  return (
    <Card>
      <Stack gap={12}>
        <ProgressBar
          label="Pricing"
          value={done}
          max={total}
          valueText={`${formatCount(siteCount - sites.pricing)} of ${countOf(siteCount, 'site')} priced`}
        />
        <Stack direction="row" gap={12} justify="space-between">
          <span>You can choose prices while the others arrive, or leave this page.</span>
          {onCancel && (
            <Button size="compact" pending={isCancelling} onClick={onCancel}>
              Stop pricing
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

function Retry({
  onRetry,
  isRetrying = false,
  children,
}: Pick<PricingProgressProps, 'onRetry' | 'isRetrying'> & { children: string }): JSX.Element | undefined {
  return onRetry ? (
    <Button size="compact" pending={isRetrying} onClick={onRetry}>
      {children}
    </Button>
  ) : undefined;
}
