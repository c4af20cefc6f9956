import { approvalsPath } from '@quayside/contract/paths/approvals';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import type { ApprovalList } from '../api.ts';
import { useMyApprovals } from '../useMyApprovals.ts';

/** The excess construction charges that stop an order until the user decides. */
export function WaitingChargesCard(): JSX.Element {
  const approvals = useMyApprovals();
  return (
    <WaitingNumber
      label="Charges to approve"
      href={approvalsPath.href({ kind: 'ecc' })}
      resource={approvals}
      countOf={countCharges}
    />
  );
}

function countCharges({ facets }: ApprovalList): number {
  return facets.kind.find(({ id }) => id === 'ecc')?.count ?? 0;
}
