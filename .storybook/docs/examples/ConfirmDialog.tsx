import type { JSX } from 'react';
import { ConfirmDialog } from '../../../packages/ui/src/components/ConfirmDialog/ConfirmDialog.tsx';

/** A dialog covers its page, so each example has a page of this height. */
export const frameHeight = 260;

const ignore = (): void => undefined;

export function Do(): JSX.Element {
  return (
    <ConfirmDialog
      open
      title="Cease NL-AMS-2041?"
      tone="critical"
      labels={{ confirm: 'Cease the service', cancel: 'Keep it' }}
      onConfirm={ignore}
      onCancel={ignore}
    >
      The line goes down on 1 December, and its number is lost.
    </ConfirmDialog>
  );
}

export function Dont(): JSX.Element {
  return (
    <ConfirmDialog
      open
      title="Are you sure?"
      labels={{ confirm: 'Yes', cancel: 'No' }}
      onConfirm={ignore}
      onCancel={ignore}
    >
      Do you really want to add this filter?
    </ConfirmDialog>
  );
}
