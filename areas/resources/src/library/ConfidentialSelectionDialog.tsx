import { documentPath } from '@quayside/contract/paths/resources';
import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import type { DocumentSummary } from '../api.ts';

/** `documents` are the selected ones whose terms are not accepted, of `selectedCount` in all. */
export interface ConfidentialSelectionDialogProps {
  documents: readonly Pick<DocumentSummary, 'id' | 'name'>[];
  selectedCount: number;
  onDownloadOthers: () => void;
  onCancel: () => void;
}

const SHOWN = 5;

/** Says which selected documents cannot go into the ZIP yet. */
export function ConfidentialSelectionDialog({
  documents,
  selectedCount,
  onDownloadOthers,
  onCancel,
}: ConfidentialSelectionDialogProps): JSX.Element {
  const others = selectedCount - documents.length;
  const more = documents.length - SHOWN;
  return (
    <Dialog
      open
      title="Some documents are confidential"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {others > 0 && (
            <Button variant="primary" onClick={onDownloadOthers}>
              {`Download the other ${others === 1 ? 'document' : `${others} documents`}`}
            </Button>
          )}
        </>
      }
    >
      <p>Open each of these once to accept its terms. Until then it cannot be part of a ZIP.</p>
      <ul>
        {documents.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>
            <Link href={documentPath.href({ documentId: id })}>{name}</Link>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Dialog>
  );
}
