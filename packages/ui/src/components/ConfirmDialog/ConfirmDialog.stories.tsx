import { expect, fn, screen } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmDialog, type ConfirmDialogLabels } from './ConfirmDialog.tsx';

const labels = () => labelsOf<ConfirmDialogLabels>('ConfirmDialog');

const meta = preview.meta({
  title: 'Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 320 },
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'critical'] },
    title: { control: 'text' },
    error: { control: 'text' },
  },
  args: {
    open: true,
    title: 'Withdraw the order',
    children: (
      <>
        <p>The order has not been approved yet.</p>
        <p>You can order again from the quote.</p>
      </>
    ),
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Question = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Withdraw the order' });
    await expect(dialog).toHaveAccessibleDescription(
      'The order has not been approved yet. You can order again from the quote.',
    );
    await userEvent.click(screen.getByRole('button', { name: labels().cancel }));
    await expect(args.onCancel).toHaveBeenLastCalledWith('cancel-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenLastCalledWith('escape');
    await userEvent.click(screen.getByRole('button', { name: labels().confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const AnsweredByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: labels().cancel })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Critical = meta.story({ args: { tone: 'critical', labels: { confirm: 'Withdraw' } } });

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: labels().cancel }));
    await userEvent.click(screen.getByRole('button', { name: labels().confirm }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'The order could not be withdrawn. Try again in a minute.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The order could not be withdrawn.');
  },
});

export const NothingToConfirm = meta.story({
  args: {
    title: 'This order is already delivered',
    children: <p>Noor Rahman accepted the handover at 10:42.</p>,
    labels: { cancel: 'Close' },
  },
  render: ({ open, title, children, labels: texts = {}, onCancel }) => (
    <ConfirmDialog open={open} title={title} labels={texts} onCancel={onCancel}>
      {children}
    </ConfirmDialog>
  ),
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
