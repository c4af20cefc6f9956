import { dealsPath } from '@quayside/contract/paths/partner-programme';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listDeals } from '../api.ts';

// Only the number is read.
const input = { query: { attention: 'yes', pageSize: 1 } } as const;

/** The deals that were returned for details, or whose protection ends soon. */
export function WaitingDealsCard(): JSX.Element {
  const deals = useResource(listDeals, input);
  return (
    <WaitingNumber
      label="Deals"
      href={dealsPath.href({ attention: 'yes' })}
      resource={deals}
      countOf={({ total }) => total}
    />
  );
}
