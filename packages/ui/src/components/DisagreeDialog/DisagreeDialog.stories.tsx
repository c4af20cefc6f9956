import { expect, fn, screen } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { DisagreeDialog, type DisagreeDialogLabels } from './DisagreeDialog.tsx';

const labels = () => labelsOf<DisagreeDialogLabels>('DisagreeDialog');

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
    const dialog = screen.getByRole('alertdialog', { name: labels().title });
    await expect(dialog).toHaveAccessibleDescription(labels().message);
    await userEvent.click(screen.getByRole('button', { name: labels().cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('cancel-button');
    await userEvent.click(screen.getByRole('button', { name: labels().confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const LoggingOut = meta.story({ args: { pending: true } });
