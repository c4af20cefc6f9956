import { estimatesPath } from '@quayside/contract/paths/cloud';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { listEstimates } from '../api.ts';

// Only the number is read.
const input = { query: { status: 'ready', pageSize: 1 } };

/** The estimates whose quote is ready and waits for the user's order. */
export function CloudQuotesCard(): JSX.Element {
  const estimates = useResource(listEstimates, input);
  return (
    <WaitingNumber
      label="Cloud quotes ready"
      href={estimatesPath.href({ status: 'ready' })}
      resource={estimates}
      countOf={({ total }) => total}
    />
  );
}
