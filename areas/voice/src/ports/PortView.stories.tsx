import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import { forReadOnly } from '@quayside/shared/rights/actions.fixtures.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { PortDetails } from '../portsApi.ts';
import { receivedAtMs } from '../voice.fixtures.ts';
import { agreedPort, rejectedPort, submittedPort } from '../ports.fixtures.ts';
import { PortView, type PortViewProps } from './PortView.tsx';

const ready = (data: PortDetails) => ({ state: { status: 'ready' as const, data } });

const loading: AsyncContentState<PortDetails> = { status: 'loading' };

const meta = preview.meta<PortViewProps, DecoratorFunction, PortViewProps>({
  title: 'Pages/Voice/Port',
  component: PortView,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    portId: 'PT-6003',
    ...ready(rejectedPort),
    receivedAtMs,
    onChangeDate: fn(),
    onCancel: fn(),
    onRefresh: fn(),
  },
});

/** The reason why the port stopped, in plain words, and the details to correct. */
export const Rejected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Copy the account number from your last bill.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the port' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Each change of the day is kept with its reason. */
export const Agreed = meta.story({
  args: ready(agreedPort),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the date' }));
    await expect(args.onChangeDate).toHaveBeenCalledOnce();
  },
});

/** The role Read-only reads the port, and which role could change it. */
export const ForReadOnly = meta.story({
  args: ready(forReadOnly(agreedPort, 'request changes')),
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Change the date' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(change).toHaveAccessibleDescription(/^Your role Read-only may not request changes\./);
  },
});

export const InReview = meta.story({ args: ready(submittedPort) });

export const WithLosingProvider = meta.story({
  args: ready({ ...submittedPort, waitingFor: 'thirdParty' }),
});

export const WaitingForSignature = meta.story({
  args: ready({ ...rejectedPort, status: 'waitingForSignature', problem: null, letter: null }),
});

export const Draft = meta.story({
  args: ready({
    ...rejectedPort,
    status: 'draft',
    problem: null,
    letter: null,
    accountNumber: '',
    accountName: '',
    postcode: '',
    requestedDate: null,
    dates: { requested: null, indicative: null, committed: null, changes: [] },
  }),
});

export const Complete = meta.story({
  args: ready({ ...agreedPort, status: 'complete', waitingFor: null, allowedActions: [] }),
});

export const Cancelled = meta.story({
  args: ready({ ...submittedPort, status: 'cancelled', waitingFor: null, allowedActions: [] }),
});

export const Loading = meta.story({ args: { state: loading, receivedAtMs: null } });

export const NotFound = meta.story({ args: { state: { status: 'notFound' }, receivedAtMs: null } });

export const Failed = meta.story({
  args: { state: { status: 'failed', reference: 'getPort 500', data: undefined }, receivedAtMs: null },
});
