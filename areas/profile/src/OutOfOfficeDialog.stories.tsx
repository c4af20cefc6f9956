import type { ComboboxResults } from '@quayside/ui/Combobox';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { OutOfOfficeDialog, type OutOfOfficeDialogProps } from './OutOfOfficeDialog.tsx';
import { absence } from './profile.fixtures.ts';

const colleagues: ComboboxResults = {
  status: 'ready',
  options: [{ id: 'priya.shah', label: 'Priya Shah', description: 'priya.shah@northgate.example' }],
};

const meta = preview.meta<OutOfOfficeDialogProps, DecoratorFunction, OutOfOfficeDialogProps>({
  title: 'Pages/Profile/Out of office dialog',
  component: OutOfOfficeDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    outOfOffice: null,
    today: '2026-11-23',
    colleagues,
    onSearch: fn(),
    isSaving: false,
    onSave: fn(),
    onCancel: fn(),
  },
});

const dialogIn = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));

/** Both days are needed. */
export const New = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Choose the first and the last day.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** The user can change an absence. */
export const Change = meta.story({
  args: { outOfOffice: absence },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(dialog.getByRole('combobox')).toHaveValue('Priya Shah');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(absence);
  },
});

/** A colleague who is typed and not chosen is not dropped without a word. */
export const NotChosen = meta.story({
  args: { outOfOffice: absence },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await dialogIn(canvasElement);
    const colleague = dialog.getByRole('combobox');
    await userEvent.clear(colleague);
    await userEvent.type(colleague, 'Pria');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByText('Choose a colleague from the list, or clear the field.')).toBeVisible();
    await expect(colleague).toHaveValue('Pria');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({ args: { outOfOffice: absence, isSaving: true } });

export const ColleaguesNotLoaded = meta.story({ args: { colleagues: { status: 'error', onRetry: fn() } } });
