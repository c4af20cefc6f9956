'use client';

import { Button } from '@quayside/ui/Button';
import { Dialog, type DialogProps } from '@quayside/ui/Dialog';
import type { JSX } from 'react';

/** A dialog with something to do, and its two buttons. */
export type TaskDialogProps = Omit<DialogProps, 'open' | 'role' | 'actions' | 'onClose'> & {
  /** The text of the button that does it. */
  submit: string;
  /** The id of the form that the button submits. Without it, pass `onSubmit`. */
  form?: string;
  onSubmit?: () => void;
  /** Called by Cancel, Escape and the close button. */
  onCancel: () => void;
  /** It is being done: the dialog cannot be closed until it is. Default false. */
  pending?: boolean;
  /** Nothing can be done yet. Default false. */
  disabled?: boolean;
};

/** Asks for values and does something with them. `ConfirmDialog` only asks whether to do it. */
export function TaskDialog({
  submit,
  form,
  onSubmit,
  onCancel,
  pending = false,
  disabled = false,
  ...rest
}: TaskDialogProps): JSX.Element {
  return (
    <Dialog
      {...rest}
      open
      onClose={pending ? undefined : onCancel}
      actions={
        <>
          <Button disabled={pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            {...(form === undefined ? { onClick: onSubmit } : { type: 'submit', form })}
            variant="primary"
            pending={pending}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    />
  );
}
