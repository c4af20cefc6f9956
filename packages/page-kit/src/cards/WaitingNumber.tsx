'use client';

import { isNetworkError, type UseResourceResult } from '@quayside/portal-core/react';
import { MetricTile, type MetricTileData } from '@quayside/ui/MetricTile';
import type { CSSProperties, JSX } from 'react';
import { useCardReport } from './useCardReport.ts';

/** The number of a list: where it comes from, and the list of the items that it counts. */
export interface CountedList<Data> {
  /** The list with the filter that finds the counted items. */
  href: string;
  resource: UseResourceResult<Data>;
  countOf: (data: Data) => number;
}

/** What waits for the user, and for the user's company. */
export interface WaitingNumberProps<Mine, Company> {
  /** Names the number: `Cases`. The same words as the card's `title` in the manifest. */
  label: string;
  /** What the user can act on. */
  mine: CountedList<Mine>;
  /** What the user or a colleague can act on. Missing while it loads, and when it cannot be loaded. Default: only the user's number is shown. */
  company?: CountedList<Company>;
}

// A number that needs no action must not compete with one that does.
const quiet: CSSProperties = { color: 'var(--qs-color-text-quiet)', background: 'transparent' };

/**
 * Two numbers of the dashboard: what waits for the user, and below it for the company. Each is a link to the list that shows as many.
 * 0 is quiet.
 */
export function WaitingNumber<Mine, Company = Mine>({
  label,
  mine: { href, resource, countOf },
  company,
}: WaitingNumberProps<Mine, Company>): JSX.Element {
  useCardReport(resource);
  const { data } = resource;
  const value = data === undefined ? null : countOf(data);
  return (
    <MetricTile
      label={label}
      // A failed tile has a button, which a link must not cover.
      {...(resource.status !== 'failed' || value !== null ? { href } : {})}
      data={value === null ? dataOf(resource) : { status: 'ready', value }}
      {...(company && { also: { label: 'Company', href: company.href, value: countIn(company) } })}
      {...(value === 0 && { style: quiet })}
    />
  );
}

function countIn<Data>({ resource: { data }, countOf }: CountedList<Data>): number | undefined {
  return data === undefined ? undefined : countOf(data);
}

function dataOf({ status, error, refetch }: UseResourceResult<unknown>): MetricTileData {
  if (status !== 'failed') return { status: 'loading' };
  return {
    status: 'error',
    onRetry: () => void refetch(),
    ...(isNetworkError(error) && !navigator.onLine && { message: 'You’re offline' }),
  };
}
