import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pendingApproval } from '../approvals.fixtures.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { ApprovalAction, ApprovalActionInput } from './useApprovalActions.ts';

interface Shown {
  action: ApprovalAction;
  text: string;
  status: 'asking' | 'sending' | 'failed';
}

const confirmAction = fn<(input?: ApprovalActionInput) => Promise<boolean>>();

function Stateful({ action, text: initial, status }: Shown) {
  const [text, setText] = useState(initial);
  const asked = { input: { action, text: initial }, seen: pendingApproval, status, message: failedMessage };
  return (
    <DecisionDialog
      asked={asked}
      actions={{
        texts: { approve: '', reject: '', ask: '', [action]: text },
        changeText: (_action, typed) => setText(typed),
        confirm: confirmAction,
        lookAgain: fn(),
        close: fn(),
      }}
    />
  );
}

const failedMessage = 'Nothing was changed. Something went wrong on our side. Try again in a few minutes.';

const meta = preview.meta<Shown, DecoratorFunction, Shown>({
  title: 'Pages/Approvals/Decision dialog',
  component: Stateful,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { action: 'approve', text: '', status: 'asking' },
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('alertdialog'));

/** The comment is optional, and the cost is named once more. */
export const Approve = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(confirmAction).toHaveBeenLastCalledWith({ action: 'approve', text: '' });
  },
});

/** A rejection needs a reason. [APPROVAL-4] */
export const Reject = meta.story({
  args: { action: 'reject' },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    const confirm = dialog.getByRole('button', { name: 'Reject' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'Too dear.');
    await userEvent.click(confirm);
    await expect(confirmAction).toHaveBeenLastCalledWith({ action: 'reject', text: 'Too dear.' });
  },
});

export const Ask = meta.story({ args: { action: 'ask', text: 'Is there a shorter route?' } });

export const Sending = meta.story({ args: { action: 'reject', text: 'Too dear.', status: 'sending' } });

export const NotSent = meta.story({
  args: {
    action: 'reject',
    text: 'Too dear.',
    status: 'failed',
  },
});

export const TooLong = meta.story({
  args: { text: 'Too long. '.repeat(401) },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});
