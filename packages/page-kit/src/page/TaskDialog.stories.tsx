import { Field } from '@quayside/ui/Field';
import { TextField } from '@quayside/ui/TextField';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TaskDialog, type TaskDialogProps } from './TaskDialog.tsx';

type Props = TaskDialogProps;

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/TaskDialog',
  component: TaskDialog,
  tags: ['!autodocs'],
  args: {
    title: 'Rename this notice',
    submit: 'Save',
    children: (
      <Field label="Name">
        <TextField defaultValue="The lift is out of order" />
      </Field>
    ),
    onSubmit: fn(),
    onCancel: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** It cannot be closed until the server has responded. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
