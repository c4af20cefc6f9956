import { quotesPath } from '@quayside/contract/paths/quoting';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listQuotes, type QuoteList } from '../api.ts';

const DAYS = 7;
// Only the numbers are read.
const company = { query: { expiresWithin: DAYS, pageSize: 1 } } as const;
const mine = { query: { ...company.query, owner: 'me' } } as const;

const totalOf = ({ total }: QuoteList): number => total;

/** The quotes of the user, and of the company, whose prices are valid for a week at most. */
export function ExpiringQuotesCard(): JSX.Element {
  return (
    <WaitingNumber
      label="Quotes about to expire"
      mine={{
        href: quotesPath.href({ expiresWithin: DAYS, owner: 'me', sort: 'validUntil' }),
        resource: useResource(listQuotes, mine),
        countOf: totalOf,
      }}
      company={{
        href: quotesPath.href({ expiresWithin: DAYS, sort: 'validUntil' }),
        resource: useResource(listQuotes, company),
        countOf: totalOf,
      }}
    />
  );
}
