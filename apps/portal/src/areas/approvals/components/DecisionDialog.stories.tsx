import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { pendingApproval } from './approvals.fixtures.ts';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx';

function Stateful(props: DecisionDialogProps) {
  const [text, setText] = useState(props.text);
  return <DecisionDialog {...props} text={text} onTextChange={setText} />;
}

const meta = preview.meta<DecisionDialogProps, DecoratorFunction, DecisionDialogProps>({
  title: 'Pages/Approvals/Decision dialog',
  component: DecisionDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    action: 'approve',
    seen: pendingApproval,
    text: '',
    onTextChange: fn(),
    isSending: false,
    error: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('alertdialog'));

/** The comment is optional, and the cost is named once more. */
export const Approve = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** A rejection needs a reason. [APPROVAL-4] */
export const Reject = meta.story({
  args: { action: 'reject' },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    const confirm = dialog.getByRole('button', { name: 'Reject' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Too dear.');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Ask = meta.story({ args: { action: 'ask', text: 'Is there a shorter route?' } });

export const Sending = meta.story({ args: { action: 'reject', text: 'Too dear.', isSending: true } });

export const NotSent = meta.story({
  args: {
    action: 'reject',
    text: 'Too dear.',
    error: 'Your changes aren’t saved. They’re still here. Try again in a few minutes.',
  },
});

export const TooLong = meta.story({
  args: { text: 'Too long. '.repeat(401) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});
