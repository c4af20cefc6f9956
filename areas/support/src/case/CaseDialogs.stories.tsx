import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  CloseDialog,
  PriorityDialog,
  type CloseDialogProps,
  type PriorityDialogProps,
} from './CaseDialogs.tsx';

interface Dialogs {
  priority?: Partial<PriorityDialogProps>;
  close?: Partial<CloseDialogProps>;
  onSave: PriorityDialogProps['onSave'];
  onCloseCase: CloseDialogProps['onCloseCase'];
}

function Shown({ priority, close, onSave, onCloseCase }: Dialogs): JSX.Element {
  const [draft, setDraft] = useState<CloseDialogProps['draft']>({ reason: null, comment: '' });
  const shared = { isPending: false, onCancel: () => undefined };
  return priority ? (
    <PriorityDialog {...shared} priority="normal" onSave={onSave} {...priority} />
  ) : (
    <CloseDialog {...shared} draft={draft} onDraftChange={setDraft} onCloseCase={onCloseCase} {...close} />
  );
}

const meta = preview.meta<Dialogs, DecoratorFunction, Dialogs>({
  title: 'Pages/Support/Case dialogs',
  component: Shown,
  tags: ['!autodocs'],
  args: { onSave: fn(), onCloseCase: fn() },
});

/** The present priority cannot be saved again. */
export const Priority = meta.story({
  args: { priority: {} },
  play: async ({ args, userEvent }) => {
    const save = await screen.findByRole('button', { name: 'Change priority' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /^Urgent/ }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith('urgent');
  },
});

export const PriorityNotSaved = meta.story({
  args: { priority: { problem: 'Nothing was changed. Check your connection and try again.' } },
});

/** Closing needs a reason, and takes a comment. */
export const Closing = meta.story({
  args: { close: {} },
  play: async ({ args, userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close the case' });
    await userEvent.click(close);
    await expect(screen.getByText('Choose a reason.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'We solved it ourselves' }));
    await userEvent.type(screen.getByRole('textbox'), 'A fuse. ');
    await userEvent.click(close);
    await expect(args.onCloseCase).toHaveBeenCalledWith('solvedByUs', 'A fuse.');
  },
});

export const ClosingPending = meta.story({
  args: { close: { isPending: true, draft: { reason: 'duplicate', comment: '' } } },
});
