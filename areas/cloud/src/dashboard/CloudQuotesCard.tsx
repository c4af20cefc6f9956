import { estimatesPath } from '@quayside/contract/paths/cloud';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { facetOf, WaitingNumber } from '@quayside/page-kit/cards';
import { listEstimates } from '../api.ts';

// Only the numbers are read.
const input = { query: { status: 'ready', pageSize: 1 } };

/** The estimates of the user, and of the company, whose quote is ready and waits for the order. */
export function CloudQuotesCard(): JSX.Element {
  const resource = useResource(listEstimates, input);
  return (
    <WaitingNumber
      label="Cloud quotes ready"
      mine={{
        href: estimatesPath.href({ status: 'ready', scope: 'mine' }),
        resource,
        countOf: ({ facets }) => facetOf(facets.scope, 'mine'),
      }}
      company={{ href: estimatesPath.href({ status: 'ready' }), resource, countOf: ({ total }) => total }}
    />
  );
}
