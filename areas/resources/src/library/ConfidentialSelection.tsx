import { lazyDialog } from '@quayside/page-kit/loading';
import type { JSX } from 'react';
import type { UseArchiveResult } from './useArchive.ts';

const ConfidentialSelectionDialog = lazyDialog(
  async () => (await import('./ConfidentialSelectionDialog.tsx')).ConfidentialSelectionDialog,
);

/** Asks about the confidential documents of a selection, while there is something to ask. */
export function ConfidentialSelection({
  confidential,
  selectedIds,
  downloadOthers,
  cancel,
}: UseArchiveResult): JSX.Element | null {
  if (confidential === null) return null;
  return (
    <ConfidentialSelectionDialog
      documents={confidential}
      selectedCount={selectedIds.length}
      onDownloadOthers={downloadOthers}
      onCancel={cancel}
    />
  );
}
