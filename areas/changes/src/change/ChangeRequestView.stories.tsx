import { useState } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { ChangeRequestDetails } from '../api.ts';
import {
  cancelledChange,
  longChange,
  pendingChange,
  receivedAtMs,
  scheduledChange,
} from '../changes.fixtures.ts';
import { ceaseRequest } from '../cease/cease.fixtures.ts';
import { ChangeRequestView, type ChangeRequestViewProps } from './ChangeRequestView.tsx';
import type { CancelChange } from './useCancelChange.ts';

const idle: CancelChange = {
  state: { status: 'idle' },
  reason: '',
  changeReason: fn(),
  ask: fn(),
  lookAgain: fn(),
  confirm: fn(),
  close: fn(),
};

const asked = { input: { reason: '' }, seen: pendingChange };

function Stateful({ cancelling, ...props }: ChangeRequestViewProps) {
  const [reason, setReason] = useState('');
  return <ChangeRequestView {...props} cancelling={{ ...cancelling, reason, changeReason: setReason }} />;
}

const ready = (data: ChangeRequestDetails) => ({ state: { status: 'ready' as const, data } });

const meta = preview.meta<ChangeRequestViewProps, DecoratorFunction, ChangeRequestViewProps>({
  title: 'Pages/Services/Change request',
  component: ChangeRequestView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'CR-3001',
    ...ready(pendingChange),
    receivedAtMs,
    cancelling: idle,
    onRefresh: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

export const AwaitingApproval = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the request' }));
    await expect(args.cancelling.ask).toHaveBeenCalledWith(pendingChange);
  },
});

/** The end of a service: its last day, and why it ends. */
export const EndOfAService = meta.story({
  args: ready(ceaseRequest),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 Mar 2027')).toBeVisible();
    await expect(canvas.getByText('We are moving')).toBeVisible();
  },
});

/** The role Read-only reads the request, and which role could cancel it. */
export const ForReadOnly = meta.story({
  args: ready(forReadOnly(pendingChange, 'request changes')),
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel the request' });
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel).toHaveAccessibleDescription(/^Your role Read-only may not request changes\./);
  },
});

/** A request is cancelled with a reason only. */
export const Cancelling = meta.story({
  args: { cancelling: { ...idle, state: { ...asked, status: 'asking' } } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', { name: 'Cancel CR-3001?' }),
    );
    const confirm = dialog.getByRole('button', { name: 'Cancel the request' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'The move is off.');
    await userEvent.click(confirm);
    await expect(args.cancelling.confirm).toHaveBeenCalledWith({ reason: 'The move is off.' });
  },
});

export const NotCancelled = meta.story({
  args: {
    cancelling: {
      ...idle,
      state: {
        ...asked,
        status: 'failed',
        message: 'Nothing was changed. Check your connection and try again.',
      },
    },
  },
});

export const Cancelled = meta.story({
  args: {
    ...ready(cancelledChange),
    cancelling: { ...idle, state: { ...asked, status: 'done', saved: cancelledChange } },
  },
});

/** An approver was faster: the page names the change, and whether the request can still be cancelled. */
export const Conflict = meta.story({
  args: {
    ...ready(scheduledChange),
    cancelling: { ...idle, state: { ...asked, status: 'conflict', theirs: scheduledChange, change: null } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Amelia Hartley changed this change request first.*Scheduled, 2 days ago/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Decide again' }));
    await expect(args.cancelling.lookAgain).toHaveBeenCalledOnce();
  },
});

/** A newer version was drawn while the dialog was open: the user looks at it first. */
export const ChangedWhileAsking = meta.story({
  args: {
    ...ready(scheduledChange),
    cancelling: { ...idle, state: { ...asked, status: 'stale', theirs: scheduledChange, change: null } },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(dialog.getByText(/changed while you were deciding/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Look again' }));
    await expect(args.cancelling.lookAgain).toHaveBeenCalledOnce();
  },
});

export const Scheduled = meta.story({ args: ready(scheduledChange) });

export const RolledBack = meta.story({
  args: ready({
    ...scheduledChange,
    status: 'rolledBack',
    waitingFor: null,
    schedule: scheduledChange.schedule.map((step, index) => ({
      ...step,
      state: index === 0 ? ('done' as const) : ('failed' as const),
    })),
    allowedActions: [],
  }),
});

export const Cease = meta.story({
  args: ready({
    ...pendingChange,
    type: 'cease',
    title: 'Cease the service',
    impact: 'outage',
    diff: [{ field: 'service', before: 'Bristol Temple Quay 1 Gbps', after: null }],
    charges: {
      ...pendingChange.charges,
      mrcAfter: { amount: 0, currency: 'GBP' },
      earlyTerminationFee: { amount: 619_932, currency: 'GBP' },
    },
  }),
});

export const LongText = meta.story({
  args: ready({ ...scheduledChange, ...longChange, reason: `${pendingChange.reason} `.repeat(20) }),
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, receivedAtMs: null } });

export const Refreshing = meta.story({ args: { state: { status: 'refreshing', data: pendingChange } } });

export const NotUpdated = meta.story({
  args: {
    state: {
      status: 'failed',
      cause: 'offline',
      data: pendingChange,
      receivedAt: receivedAtMs,
    },
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getChangeRequest 500' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

/** A request that does not exist and one of another company have the same words. */
export const NotFound = meta.story({ args: { state: { status: 'notFound' } } });
