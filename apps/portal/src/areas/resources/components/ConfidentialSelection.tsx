import { lazy, Suspense, type JSX } from 'react';
import type { UseArchiveResult } from './useArchive.ts';

const ConfidentialSelectionDialog = lazy(async () => ({
  default: (await import('./ConfidentialSelectionDialog.tsx')).ConfidentialSelectionDialog,
}));

/** Asks about the confidential documents of a selection, while there is something to ask. */
export function ConfidentialSelection({
  confidential,
  selectedIds,
  downloadOthers,
  cancel,
}: UseArchiveResult): JSX.Element | null {
  if (confidential === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfidentialSelectionDialog
        documents={confidential}
        selectedCount={selectedIds.length}
        onDownloadOthers={downloadOthers}
        onCancel={cancel}
      />
    </Suspense>
  );
}
