import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { approvalList } from '../approvals.fixtures.ts';
import { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx';

function Stateful(props: BulkDialogProps) {
  const [comment, setComment] = useState(props.comment);
  return <BulkDialog {...props} comment={comment} onCommentChange={setComment} />;
}

const meta = preview.meta<BulkDialogProps, DecoratorFunction, BulkDialogProps>({
  title: 'Pages/Approvals/Bulk dialog',
  component: BulkDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    decision: 'approve',
    approvals: approvalList.items.slice(0, 2),
    comment: '',
    onCommentChange: fn(),
    isSending: false,
    error: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('alertdialog'));

export const Approve = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByText(/6,358\.00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve 2 approvals' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Reject = meta.story({
  args: { decision: 'reject' },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    const confirm = dialog.getByRole('button', { name: 'Reject 2 approvals' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Too dear.');
    await expect(confirm).toBeEnabled();
  },
});

export const Sending = meta.story({ args: { isSending: true } });

export const NotSent = meta.story({
  args: { error: 'We don’t know yet what was decided. Send it again: nothing is decided twice.' },
});
