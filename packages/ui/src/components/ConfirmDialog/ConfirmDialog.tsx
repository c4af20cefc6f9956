'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';

/** The way in which the user declined. */
export type ConfirmDialogCancelReason = 'escape' | 'cancel-button';

/** The labels of the two buttons. */
export type ConfirmDialogLabels = {
  /** The button that confirms. */
  confirm: string;
  /** The button that closes the dialog without confirming. */
  cancel: string;
};

/** A question with two buttons. Other props reach the root, the overlay that covers the page. */
export type ConfirmDialogProps = Omit<DialogProps, 'role' | 'actions' | 'onClose' | 'labels'> & {
  /** The question and its consequences, as text or paragraphs. Announced with the title. */
  children?: ReactNode;
  /** Called when the user confirms. The caller acts and closes the dialog. Left out, there is nothing to confirm: the dialog only closes. */
  onConfirm?: () => void;
  /** Called when the user does not confirm, with the reason. */
  onCancel: (reason: ConfirmDialogCancelReason) => void;
  /** The confirmed action is in progress. Neither button works until it is done. Default false. */
  pending?: boolean;
  /** The user may confirm. False until a word that the dialog asks for is typed. Default true. */
  canConfirm?: boolean;
  /** The message of the action that failed. The user can try again. */
  error?: ReactNode;
  /** `critical` for an action that cannot be undone. */
  tone?: 'neutral' | 'critical';
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ConfirmDialogLabels>;
};

const defaultLabels: ConfirmDialogLabels = { confirm: 'Confirm', cancel: 'Cancel' };

/** An `alertdialog` that asks before an action. Cancel and Escape return focus to where it was. */
export function ConfirmDialog({
  children,
  onConfirm,
  onCancel,
  pending = false,
  canConfirm = true,
  error,
  tone = 'neutral',
  labels,
  ...rest
}: ConfirmDialogProps): JSX.Element {
  const text = useLabels('ConfirmDialog', defaultLabels, labels);
  const buttons = (
    <>
      <Button disabled={pending} onClick={() => onCancel('cancel-button')}>
        {text.cancel}
      </Button>
      {onConfirm && (
        <Button
          variant={tone === 'critical' ? 'critical' : 'primary'}
          disabled={!canConfirm}
          pending={pending}
          onClick={onConfirm}
        >
          {text.confirm}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      actions={buttons}
      onClose={pending ? undefined : () => onCancel('escape')}
    >
      {children}
      {error !== undefined && (
        <InlineAlert tone="critical" live="assertive">
          {error}
        </InlineAlert>
      )}
    </Dialog>
  );
}
