'use client';
import type { JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';

/** How the user said no. */
export type ConfirmDialogCancelReason = 'escape' | 'cancel-button';

/** Its two buttons. */
export type ConfirmDialogLabels = { confirm: string; cancel: string };

/** A question and its two answers. The rest goes to its root, the layer that covers the page. */
export type ConfirmDialogProps = Omit<DialogProps, 'role' | 'actions' | 'onClose' | 'labels'> & {
  /** What is asked, and what follows from it: words, or a `<p>` each. Read out with the title. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: (reason: ConfirmDialogCancelReason) => void;
  /** What was confirmed is under way: neither answer can be given until it is done. Default false. */
  pending?: boolean;
  /** What was confirmed has failed, in words; the user may try again. */
  error?: ReactNode;
  /** `critical` for what can't be undone. */
  tone?: 'neutral' | 'critical';
  labels?: Partial<ConfirmDialogLabels>;
};

const defaultLabels: ConfirmDialogLabels = { confirm: 'Confirm', cancel: 'Cancel' };

/** An `alertdialog` that asks before something is done. Cancel and Escape return the focus to where it was. */
export function ConfirmDialog({
  children,
  onConfirm,
  onCancel,
  pending = false,
  error,
  tone = 'neutral',
  labels,
  ...rest
}: ConfirmDialogProps): JSX.Element {
  const text = useLabels('ConfirmDialog', defaultLabels, labels);
  const answers = (
    <>
      <Button disabled={pending} onClick={() => onCancel('cancel-button')}>
        {text.cancel}
      </Button>
      <Button variant={tone === 'critical' ? 'critical' : 'primary'} pending={pending} onClick={onConfirm}>
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      actions={answers}
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
