import { lazyDialog } from '@quayside/page-kit/loading';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { failureAdvice } from '@quayside/page-kit/failures';
import { getDocumentDetails } from '../api.ts';
import { opensInTab } from '../fileTypes.ts';
import type { UseOpenDocumentResult } from './useOpenDocument.ts';

// The dialog brings the headless library, which most visits do not need.
const TermsDialog = lazyDialog(async () => (await import('./TermsDialog.tsx')).TermsDialog);

export function OpenDocumentTerms({
  pending,
  acceptState,
  acceptTerms,
  cancel,
}: UseOpenDocumentResult): JSX.Element | null {
  const { status, data } = useResource(getDocumentDetails, pending && { path: { documentId: pending.id } });
  if (pending === null) return null;
  return (
    <TermsDialog
      name={pending.name}
      action={opensInTab(pending.type) ? 'open' : 'download'}
      terms={status === 'failed' ? null : data?.confidentialityTerms}
      isPending={acceptState.status === 'running'}
      problem={acceptState.status === 'failed' ? failureAdvice(acceptState.error) : null}
      onAccept={acceptTerms}
      onCancel={cancel}
    />
  );
}
