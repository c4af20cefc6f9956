import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ActionOutcome, type ActionOutcomeProps } from './ActionOutcome.tsx';
import { changedItem } from './changedItems.ts';
import { recordedChange } from './lastChange.ts';
import type { Versioned } from './versionedActionState.ts';

interface Notice extends Versioned {
  readonly status: 'Shown' | 'Archived' | 'Removed';
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

type Props = ActionOutcomeProps<Notice['status'], Notice>;

const seen: Notice = { etag: '"1"', status: 'Shown', changedBy: null, changedAt: null };
const archived: Notice = {
  etag: '"2"',
  status: 'Archived',
  changedBy: 'Noor Rahman',
  changedAt: '2026-11-20T09:30:00Z',
};
const asked = { input: 'Removed', seen, theirs: archived, change: null, ownName: 'Amelia Hartley' } as const;

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/Action: outcome',
  component: ActionOutcome<Notice['status'], Notice>,
  tags: ['!autodocs'],
  args: {
    state: { ...asked, status: 'conflict' },
    noun: 'notice',
    nowMs: Date.parse('2026-11-20T09:30:20Z'),
    done: (input) => ({ title: `The notice is ${input.toLowerCase()}`, text: 'Your colleagues see it.' }),
    lastChange: recordedChange,
    compare: (input, { status }) => changedItem('status', 'Status', input, status),
    isPossible: (_input, { status }) => status !== 'Removed',
    onDecideAgain: fn(),
    onDismiss: fn(),
  },
});

/** A colleague was first, a few seconds ago. The response does not say what they did, so the alert shows only the time. */
export const ChangedByColleague = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/^Noor Rahman changed this notice first ?20 Nov 2026, \d\d:\d\d\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide again' }));
    await expect(args.onDecideAgain).toHaveBeenCalledOnce();
  },
});

/** The newer version is the user's own: an earlier press had no response. No other person is named. */
export const ChangedByOwnLostRequest = meta.story({
  args: { state: { ...asked, status: 'conflict', isOwn: true } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/^What you did before is saved now/);
    await expect(alert).not.toHaveTextContent(/Noor|changed/);
    await expect(canvas.getByRole('button', { name: 'Decide again' })).toBeVisible();
  },
});

/** The newer version is the user's own, and the present action is no longer possible. */
export const EndedByOwnLostRequest = meta.story({
  args: {
    state: {
      ...asked,
      status: 'refused',
      isOwn: true,
      theirs: { ...archived, status: 'Removed' },
      message: 'This notice was removed. Load it again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/^What you did before is saved now/);
    await expect(alert).not.toHaveTextContent('Load it again');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** An action without a dialog of its own says here that it failed. */
export const Failed = meta.story({
  args: {
    state: { input: asked.input, seen, status: 'failed', message: 'Nothing was changed. Try again.' },
    failed: 'The notice wasn’t removed',
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/^The notice wasn’t removed ?Nothing was changed. Try again\./);
  },
});
