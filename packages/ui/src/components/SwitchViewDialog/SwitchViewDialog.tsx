'use client';
import type { JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import type { PortalView } from '../../theme/rootAttributes.ts';
import {
  ConfirmDialog,
  type ConfirmDialogLabels,
  type ConfirmDialogProps,
} from '../ConfirmDialog/ConfirmDialog.tsx';

/** Every string of the dialog. `{view}` in `question` is the name of the view. */
export type SwitchViewDialogLabels = ConfirmDialogLabels &
  Record<PortalView, string> & {
    /** The title of the dialog. */
    title: string;
    /** The question. `{view}` is the name of the other view. */
    question: string;
    /** The work that the user may lose. */
    warning: string;
  };

/** The props of a `ConfirmDialog`, and the other view. */
export type SwitchViewDialogProps = Omit<
  ConfirmDialogProps,
  'title' | 'children' | 'error' | 'tone' | 'labels'
> & {
  /** The view that the user wants to switch to. */
  view: PortalView;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SwitchViewDialogLabels>;
};

const defaultLabels: SwitchViewDialogLabels = {
  title: 'Switch Portal View',
  question: 'Are you sure you want to switch to {view}?',
  warning: 'Your current progress might be lost',
  apollo: 'Apollo',
  artemis: 'Artemis',
  confirm: 'Confirm',
  cancel: 'Cancel',
};

/** Asks before the portal switches views, and warns about unsaved changes. */
export function SwitchViewDialog({ view, labels, ...rest }: SwitchViewDialogProps): JSX.Element {
  const text = useLabels('SwitchViewDialog', defaultLabels, labels);
  const question = fillLabel(text.question, { view: text[view] });
  return (
    <ConfirmDialog {...rest} title={text.title} labels={text}>
      <p>{question}</p>
      <p>{text.warning}</p>
    </ConfirmDialog>
  );
}
