import type { ComboboxResults } from '@quayside/ui/Combobox';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { givenDelegation } from '../approvals.fixtures.ts';
import { DelegationDialog, type DelegationDialogProps } from './DelegationDialog.tsx';

const colleagues: ComboboxResults = {
  status: 'ready',
  options: [{ id: 'priya.shah', label: 'Priya Shah', description: 'priya.shah@northgate.example' }],
};
const nobody: ComboboxResults = { status: 'ready', options: [] };
const notLoaded: ComboboxResults = { status: 'error', onRetry: fn() };

const meta = preview.meta<DelegationDialogProps, DecoratorFunction, DelegationDialogProps>({
  title: 'Pages/Approvals/Delegation dialog',
  component: DelegationDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    given: null,
    today: '2026-11-21',
    colleagues,
    onSearch: fn(),
    giving: { status: 'idle' },
    onDelegate: fn(),
    onKeepMine: fn(),
    onCancel: fn(),
  },
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

/** Both a colleague and the days are needed. A typed name is not a choice, and stays. */
export const New = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.type(dialog.getByRole('combobox'), 'Pria');
    await userEvent.click(dialog.getByRole('button', { name: 'Delegate' }));
    await expect(dialog.getByRole('combobox')).toHaveValue('Pria');
    await expect(dialog.getByText('Choose a colleague from the list.')).toBeVisible();
    await expect(dialog.getByText('Choose the first and the last day.')).toBeVisible();
    await expect(args.onDelegate).not.toHaveBeenCalled();
  },
});

/** The user can change a delegation. */
export const Change = meta.story({
  args: { given: givenDelegation.given },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('combobox')).toHaveValue('Priya Shah');
    await userEvent.click(dialog.getByRole('button', { name: 'Delegate' }));
    await expect(args.onDelegate).toHaveBeenCalledWith({
      personId: 'priya.shah',
      from: '2026-11-20',
      until: '2026-12-04',
    });
  },
});

const sent = {
  input: { personId: 'priya.shah', from: '2026-11-20', until: '2026-12-11' },
  seen: givenDelegation,
} as const;

export const Sending = meta.story({
  args: { given: givenDelegation.given, giving: { status: 'sending', ...sent } },
});

export const NotSaved = meta.story({
  args: {
    given: givenDelegation.given,
    giving: {
      status: 'failed',
      ...sent,
      message: 'Nothing was changed. It took too long. Try again.',
    },
  },
});

/** The delegation was changed in another tab meanwhile: the dialog shows both and keeps what was chosen. */
export const ChangedInAnotherTab = meta.story({
  args: {
    given: givenDelegation.given,
    giving: {
      status: 'conflict',
      ...sent,
      change: null,
      theirs: {
        etag: '"2"',
        given: { from: '2026-11-20', until: '2026-11-27', to: { id: 'tom.ellery', name: 'Tom Ellery' } },
        received: [],
      },
    },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByText('Tom Ellery')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalled();
  },
});

export const NobodyFound = meta.story({ args: { colleagues: nobody } });

export const ColleaguesNotLoaded = meta.story({ args: { colleagues: notLoaded } });
