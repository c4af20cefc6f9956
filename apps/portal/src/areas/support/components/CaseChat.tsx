import { useLiveChat } from '@quayside/portal-core/react';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';

/** Says which case an open live chat is about. */
export function CaseChat({ caseNumber: shown }: { caseNumber: string }): JSX.Element | null {
  const { caseNumber } = useLiveChat();
  if (caseNumber === null) return null;
  return (
    <InlineAlert live="polite" data-chat>
      {caseNumber === shown ? (
        `You’re in a live chat about case ${caseNumber}.`
      ) : (
        <>
          You’re in a live chat about case{' '}
          <Link href={`/support/cases/${encodeURIComponent(caseNumber)}`}>{caseNumber}</Link>, not about this
          one. End it to chat about this case.
        </>
      )}
    </InlineAlert>
  );
}
