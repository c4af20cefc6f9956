'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import {
  ConfirmDialog,
  type ConfirmDialogLabels,
  type ConfirmDialogProps,
} from '../ConfirmDialog/ConfirmDialog.tsx';

/** Every string of the dialog. */
export type DisagreeDialogLabels = ConfirmDialogLabels & {
  /** The title of the dialog. */
  title: string;
  /** The consequence of not accepting the terms. */
  message: string;
};

/** `onConfirm` logs the user out. */
export type DisagreeDialogProps = Omit<
  ConfirmDialogProps,
  'title' | 'children' | 'error' | 'tone' | 'labels'
> & {
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DisagreeDialogLabels>;
};

const defaultLabels: DisagreeDialogLabels = {
  title: 'Terms Of Use',
  message: 'You must agree with the terms of use to continue.',
  confirm: 'Log out',
  cancel: 'Cancel',
};

/** Opens after I Disagree on the terms screen. Confirming logs out; cancelling returns to the terms. */
export function DisagreeDialog({ labels, ...rest }: DisagreeDialogProps): JSX.Element {
  const text = useLabels('DisagreeDialog', defaultLabels, labels);
  return (
    <ConfirmDialog {...rest} title={text.title} labels={text}>
      <p>{text.message}</p>
    </ConfirmDialog>
  );
}
