import { deliveryPath } from '@quayside/contract/paths/services';
import { casePath } from '@quayside/contract/paths/support';
import { useLiveChat } from '@quayside/portal-core/react';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';

/** Names the case or delivery of an open live chat. */
export function CaseChat({ caseNumber: shown }: { caseNumber: string }): JSX.Element | null {
  const { caseNumber } = useLiveChat();
  if (caseNumber === null) return null;
  return (
    <InlineAlert live="polite" data-chat>
      {caseNumber === shown ? (
        <span key="one">{`You’re in a live chat about case ${caseNumber}.`}</span>
      ) : (
        <span key="other">
          You’re in a live chat about case <Link href={pageOf(caseNumber)}>{caseNumber}</Link>, not about this
          one. End it to chat about this case.
        </span>
      )}
    </InlineAlert>
  );
}

/** The page of a support case, or of a delivery. */
function pageOf(caseNumber: string): string {
  const path = caseNumber.startsWith('PC-') ? deliveryPath : casePath;
  return path.href({ caseNumber });
}
