import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SwitchViewDialog } from './SwitchViewDialog.tsx';

const meta = preview.meta({
  title: 'Dialogs/SwitchViewDialog',
  component: SwitchViewDialog,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 320 },
  },
  argTypes: { view: { control: 'inline-radio', options: ['apollo', 'artemis'] } },
  args: { open: true, view: 'artemis' as const, onConfirm: fn(), onCancel: fn() },
});

export const ToArtemis = meta.story({
  tags: ['VIEW-9'],
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Switch Portal View' });
    await expect(dialog).toHaveAccessibleDescription(
      'Are you sure you want to switch to Artemis? Your current progress might be lost',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const ToApollo = meta.story({
  tags: ['VIEW-9'],
  args: { view: 'apollo' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Are you sure you want to switch to Apollo?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('cancel-button');
  },
});

export const InOtherWords = meta.story({
  tags: ['!autodocs'],
  args: { labels: { title: 'Ansicht wechseln', question: 'Zu {view} wechseln?', confirm: 'Wechseln' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Zu Artemis wechseln?')).toBeVisible());
  },
});
