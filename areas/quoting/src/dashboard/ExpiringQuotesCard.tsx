import { quotesPath } from '@quayside/contract/paths/quoting';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listQuotes } from '../api.ts';

const DAYS = 7;
// Only the number is read.
const input = { query: { expiresWithin: DAYS, pageSize: 1 } };

/** The quotes whose prices are valid for a week at most. */
export function ExpiringQuotesCard(): JSX.Element {
  const quotes = useResource(listQuotes, input);
  return (
    <WaitingNumber
      label="Quotes about to expire"
      href={quotesPath.href({ expiresWithin: DAYS, sort: 'validUntil' })}
      resource={quotes}
      countOf={({ total }) => total}
    />
  );
}
