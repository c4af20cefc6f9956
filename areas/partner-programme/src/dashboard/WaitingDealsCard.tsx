import { dealsPath } from '@quayside/contract/paths/partner-programme';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listDeals, type DealList } from '../api.ts';

// Only the numbers are read.
const company = { query: { attention: 'yes', pageSize: 1 } } as const;
const mine = { query: { ...company.query, owner: 'me' } } as const;

const totalOf = ({ total }: DealList): number => total;

/** The deals of the user, and of the company, that were returned for details or whose protection ends soon. */
export function WaitingDealsCard(): JSX.Element {
  return (
    <WaitingNumber
      label="Deals"
      mine={{
        href: dealsPath.href({ attention: 'yes', owner: 'me' }),
        resource: useResource(listDeals, mine),
        countOf: totalOf,
      }}
      company={{
        href: dealsPath.href({ attention: 'yes' }),
        resource: useResource(listDeals, company),
        countOf: totalOf,
      }}
    />
  );
}
