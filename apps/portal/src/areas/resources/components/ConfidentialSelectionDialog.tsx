import { Button } from '@quayside/ui/Button';
import { Dialog } from '@quayside/ui/Dialog';
import type { JSX } from 'react';

/** `names` are the selected documents whose terms are not accepted, of `selectedCount` in all. */
export interface ConfidentialSelectionDialogProps {
  names: readonly string[];
  selectedCount: number;
  onDownloadOthers: () => void;
  onCancel: () => void;
}

const SHOWN = 5;

/** Says which selected documents cannot go into the ZIP yet. */
export function ConfidentialSelectionDialog({
  names,
  selectedCount,
  onDownloadOthers,
  onCancel,
}: ConfidentialSelectionDialogProps): JSX.Element {
  const others = selectedCount - names.length;
  const more = names.length - SHOWN;
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
              Download the other {others === 1 ? 'document' : `${others} documents`}
            </Button>
          )}
        </>
      }
    >
      <p>Open each of these once to accept its terms. Until then it cannot be part of a ZIP.</p>
      <ul>
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Dialog>
  );
}
