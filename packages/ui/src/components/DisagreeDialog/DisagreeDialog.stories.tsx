import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DisagreeDialog } from './DisagreeDialog.tsx';

const meta = preview.meta({
  title: 'Dialogs/DisagreeDialog',
  component: DisagreeDialog,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 300 },
  },
  args: { open: true, onConfirm: fn(), onCancel: fn() },
});

export const Asked = meta.story({
  tags: ['TERMS-4'],
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Terms Of Use' });
    await expect(dialog).toHaveAccessibleDescription('You must agree with the terms of use to continue.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('cancel-button');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LoggingOut = meta.story({ args: { pending: true } });
