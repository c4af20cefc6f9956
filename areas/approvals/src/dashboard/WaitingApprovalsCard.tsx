import { approvalsPath } from '@quayside/contract/paths/approvals';
import type { JSX } from 'react';
import { facetOf, WaitingNumber } from '@quayside/page-kit/cards';
import { usePendingApprovals } from '../usePendingApprovals.ts';

/** The approvals that the user decides, also for a colleague, and those of the company. */
export function WaitingApprovalsCard(): JSX.Element {
  const resource = usePendingApprovals();
  return (
    <WaitingNumber
      label="Approvals"
      mine={{ href: approvalsPath.href(), resource, countOf: ({ facets }) => facetOf(facets.scope, 'mine') }}
      company={{
        href: approvalsPath.href({ scope: 'all', status: 'pending' }),
        resource,
        countOf: ({ total }) => total,
      }}
    />
  );
}
