import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';
import type { Versioned } from './versionedActionState.ts';

type Props = ActionDialogProps<null, Versioned>;

const commands = { confirm: fn<() => Promise<boolean>>(), lookAgain: fn(), close: fn() };
const stale = {
  status: 'stale',
  input: null,
  seen: { etag: '"1"' },
  theirs: { etag: '"2"' },
  change: null,
  ownName: 'Amelia Hartley',
} as const;

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/Action: dialog',
  component: ActionDialog<null, Versioned>,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    asked: stale,
    commands,
    noun: 'notice',
    title: 'Remove this notice?',
    tone: 'critical',
    labels: { confirm: 'Remove' },
    lastChange: ({ etag }) =>
      etag === '"2"' ? { by: 'Noor Rahman', what: 'Archived', at: '2026-11-20T09:30:00Z' } : null,
    children: <p>Your colleagues no longer see it.</p>,
  },
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('alertdialog'));

/** A colleague changed it while the dialog asked. The user looks again before anything is sent. */
export const ChangedByColleague = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByText(/changed while you were deciding/)).toBeVisible();
    await expect(dialog.getByText('Noor Rahman')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Look again' }));
    await expect(commands.lookAgain).toHaveBeenCalled();
  },
});

/** The newer version is the user's own: an earlier press had no response. No other person is named. */
export const ChangedByOwnLostRequest = meta.story({
  args: { asked: { ...stale, isOwn: true } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByText(/^What you did before is saved now\. Look at it again/)).toBeVisible();
    await expect(dialog.queryByText('Noor Rahman')).toBeNull();
  },
});

/** The same, and nothing is left to decide. */
export const EndedByOwnLostRequest = meta.story({
  args: { asked: { ...stale, isOwn: true }, isPossible: () => false },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByText(/^What you did before is saved now\. This is no longer/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(commands.close).toHaveBeenCalled();
  },
});
