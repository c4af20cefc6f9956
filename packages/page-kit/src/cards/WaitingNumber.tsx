'use client';

import { isNetworkError, type UseResourceResult } from '@quayside/portal-core/react';
import { MetricTile, type MetricTileData } from '@quayside/ui/MetricTile';
import type { CSSProperties, JSX } from 'react';
import { useCardReport } from './useCardReport.ts';

/** The resource of the number, and the list of the items that it counts. */
export interface WaitingNumberProps<Data> {
  /** Names the number: `Cases`. The same words as the card's `title` in the manifest. */
  label: string;
  /** The list with the filter that finds the counted items. */
  href: string;
  resource: UseResourceResult<Data>;
  countOf: (data: Data) => number;
}

// A number that needs no action must not compete with one that does.
const quiet: CSSProperties = { color: 'var(--qs-color-text-quiet)', background: 'transparent' };

/** A number of the dashboard that waits for the user: a link to the list that shows as many. 0 is quiet. */
export function WaitingNumber<Data>({
  label,
  href,
  resource,
  countOf,
}: WaitingNumberProps<Data>): JSX.Element {
  useCardReport(resource);
  const { data } = resource;
  const value = data === undefined ? null : countOf(data);
  return (
    <MetricTile
      label={label}
      // A failed tile has a button, which a link must not cover.
      {...(resource.status !== 'failed' || value !== null ? { href } : {})}
      data={value === null ? dataOf(resource) : { status: 'ready', value }}
      {...(value === 0 && { style: quiet })}
    />
  );
}

function dataOf({ status, error, refetch }: UseResourceResult<unknown>): MetricTileData {
  if (status !== 'failed') return { status: 'loading' };
  return {
    status: 'error',
    onRetry: () => void refetch(),
    ...(isNetworkError(error) && !navigator.onLine && { message: 'You’re offline' }),
  };
}
