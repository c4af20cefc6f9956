import { approvalsPath } from '@quayside/contract/paths/approvals';
import type { JSX } from 'react';
import { WaitingNumber } from '@quayside/page-kit/cards';
import { useMyApprovals } from '../useMyApprovals.ts';

/** The approvals that wait for the user's decision. */
export function WaitingApprovalsCard(): JSX.Element {
  const approvals = useMyApprovals();
  return (
    <WaitingNumber
      label="Approvals"
      href={approvalsPath.href()}
      resource={approvals}
      countOf={({ total }) => total}
    />
  );
}
