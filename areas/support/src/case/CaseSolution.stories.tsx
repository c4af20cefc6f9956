import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { nowMs } from '../case.fixtures.ts';
import { CaseSolution, type CaseResolution, type CaseSolutionProps } from './CaseSolution.tsx';

const resolution: CaseResolution = {
  summary: 'We replaced the fibre in the duct outside the building. The line has been stable for two hours.',
  proposedAt: '2026-11-21T09:00:00Z',
  closesAt: '2026-11-26T09:00:00Z',
  decision: 'pending',
};

function Stateful({ reason: first, ...rest }: CaseSolutionProps): JSX.Element {
  const [reason, setReason] = useState(first);
  return <CaseSolution {...rest} reason={reason} onReasonChange={setReason} />;
}

const meta = preview.meta<CaseSolutionProps, DecoratorFunction, CaseSolutionProps>({
  title: 'Pages/Support/Solution',
  component: CaseSolution,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    resolution,
    canDecide: true,
    now: nowMs,
    reason: null,
    onReasonChange: fn(),
    onAccept: fn(),
    onReject: fn(),
    running: null,
  },
  render: (args) => <Stateful {...args} />,
});

export const Proposed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and close the case' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

/** A user who may not decide reads who can change that. */
export const Refused = meta.story({
  args: {
    canDecide: false,
    refusal:
      'Your role Read-only may not raise or change cases. An administrator of your company can change your roles.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for your company’s decision')).toBeVisible();
    await expect(canvas.getByText(/^Your role Read-only may not/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Rejecting needs a reason. */
export const Rejecting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Reject/ }));
    const reason = canvas.getByRole('textbox');
    await expect(reason).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open the case again' }));
    await expect(args.onReject).not.toHaveBeenCalled();
    await expect(reason).toBeInvalid();
    await userEvent.type(reason, 'It dropped again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject and open the case again' }));
    await expect(args.onReject).toHaveBeenCalledWith('It dropped again.');
  },
});

export const Accepting = meta.story({ args: { running: 'accept' } });

export const NotSaved = meta.story({
  args: { reason: 'It dropped again.', problem: 'Check your connection and try again.' },
});

export const Accepted = meta.story({
  args: { canDecide: false, resolution: { ...resolution, decision: 'accepted' } },
});

export const Rejected = meta.story({
  args: { canDecide: false, resolution: { ...resolution, decision: 'rejected' } },
});

export const Expired = meta.story({
  args: { canDecide: false, resolution: { ...resolution, decision: 'expired' } },
});
