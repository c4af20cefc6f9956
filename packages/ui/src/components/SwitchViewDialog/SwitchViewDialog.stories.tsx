import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { SwitchViewDialog, type SwitchViewDialogLabels } from './SwitchViewDialog.tsx';

const labels = () => labelsOf<SwitchViewDialogLabels>('SwitchViewDialog');

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
    const dialog = screen.getByRole('alertdialog', { name: labels().title });
    await expect(dialog).toHaveAccessibleDescription(
      `${fillLabel(labels().question, { view: labels().artemis })} ${labels().warning}`,
    );
    await userEvent.click(screen.getByRole('button', { name: labels().confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const ToApollo = meta.story({
  tags: ['VIEW-9'],
  args: { view: 'apollo' },
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByText(fillLabel(labels().question, { view: labels().apollo }))).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: labels().cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledWith('cancel-button');
  },
});

export const InOtherWords = meta.story({
  tags: ['!autodocs'],
  args: { labels: { title: 'Ansicht wechseln', question: 'Zu {view} wechseln?', confirm: 'Wechseln' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(`Zu ${labels().artemis} wechseln?`)).toBeVisible());
  },
});
