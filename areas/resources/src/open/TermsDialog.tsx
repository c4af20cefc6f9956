import { TaskDialog } from '@quayside/page-kit/page';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';

/** The terms of a confidential document. `terms` is undefined while they load and null when they could not be loaded. */
export interface TermsDialogProps {
  name: string;
  /** The action on the file after the user accepts the terms. */
  action: 'open' | 'download';
  terms: string | null | undefined;
  isPending: boolean;
  /** Why the acceptance was not saved, and what the user can do. Null unless it failed. */
  problem: string | null;
  onAccept: () => void;
  onCancel: () => void;
}

/** Asks the user to accept the confidentiality terms of a document before its first file. */
export function TermsDialog({
  name,
  action,
  terms,
  isPending,
  problem,
  onAccept,
  onCancel,
}: TermsDialogProps): JSX.Element {
  return (
    <TaskDialog
      title="This document is confidential"
      submit={`Accept and ${action}`}
      disabled={!terms}
      pending={isPending}
      onSubmit={onAccept}
      onCancel={onCancel}
    >
      <p>
        <span>{`Before you ${action}`}</span> <strong>{name}</strong>, read and accept its terms.
      </p>
      {terms === undefined && <Skeleton lines={3} />}
      {terms === null && (
        <InlineAlert tone="critical">We couldn’t load the terms. Cancel and try again.</InlineAlert>
      )}
      {terms && <p>{terms}</p>}
      {problem !== null && (
        <InlineAlert tone="critical" live="assertive">
          {`Your acceptance was not saved. ${problem}`}
        </InlineAlert>
      )}
    </TaskDialog>
  );
}
