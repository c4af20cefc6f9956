'use client';

import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { useState, type JSX } from 'react';

/** What a page asks before the user leaves it. */
export interface LeaveQuestion {
  /** Such as `Leave without submitting?`. */
  title: string;
  /** What becomes of the work. */
  consequence: string;
  onLeave: () => void;
}

/** Returns the dialog of the page, and the function that opens it. */
export function useLeaveQuestion({ title, consequence, onLeave }: LeaveQuestion): {
  readonly ask: () => void;
  readonly dialog: JSX.Element;
} {
  const [isAsking, setIsAsking] = useState(false);
  return {
    ask: () => setIsAsking(true),
    dialog: (
      <ConfirmDialog
        open={isAsking}
        title={title}
        labels={{ confirm: 'Leave', cancel: 'Stay' }}
        onConfirm={onLeave}
        onCancel={() => setIsAsking(false)}
      >
        <p>{consequence}</p>
      </ConfirmDialog>
    ),
  };
}
