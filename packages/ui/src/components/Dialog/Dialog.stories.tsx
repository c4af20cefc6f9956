import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps, type DialogLabels } from './Dialog.tsx';

const labels = () => labelsOf<DialogLabels>('Dialog');

const holdsFocus = (element: Element): boolean => element.contains(document.activeElement);

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Services</h1>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          props.onClose?.(reason);
        }}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Dialogs/Dialog',
  tags: ['motion'],
  component: Dialog,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 320 },
  },
  argTypes: {
    role: { control: 'inline-radio', options: ['dialog', 'alertdialog'] },
    size: { control: 'inline-radio', options: ['regular', 'wide'] },
    title: { control: 'text' },
    onClose: { control: false },
    children: { control: false },
    actions: { control: false },
  },
  args: {
    open: true,
    title: 'Site details',
    children: <p>The site is reached by two lines that share no duct.</p>,
  },
});

export const Plain = meta.story({
  args: { size: 'regular', onClose: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Site details' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: labels().close }));
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const WithActions = meta.story({
  args: { actions: <Button variant="primary">Save</Button> },
});

export const MustBeAnswered = meta.story({
  args: { role: 'alertdialog', actions: <Button variant="primary">Understood</Button> },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('alertdialog', { name: 'Site details' });
    await expect(dialog).toHaveAccessibleDescription('The site is reached by two lines that share no duct.');
    await expect(screen.queryByRole('button', { name: labels().close })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** A 560 px image fits from edge to edge. */
export const Wide = meta.story({
  args: { size: 'wide', onClose: fn(), actions: <Button variant="primary">Save</Button> },
  play: async () => {
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    // On a phone the dialog leaves a margin, and space for the border.
    const room = window.innerWidth - 2 * tokenNumbers.space[16] - 2;
    await expect(width).toBe(Math.min(tokenNumbers.size.marketingImageWidth, room));
  },
});

export const ClosedByItsOwnButton = meta.story({
  tags: ['!autodocs'],
  args: { onClose: fn(), closeButton: false, actions: <Button>Close</Button> },
  play: async ({ args, userEvent }) => {
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('escape');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Line {index + 1} of a long text.</p>),
    actions: <Button variant="primary">Close</Button>,
  },
  play: async () => {
    const title = screen.getByRole('heading', { level: 2 });
    // Content taller than the screen starts at its top.
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const FocusStaysInsideAndReturns = meta.story({
  tags: ['!autodocs'],
  args: { onClose: fn() },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toSatisfy(holdsFocus);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
  },
});

export const FocusReturnsWhenUnmounted = meta.story({
  tags: ['!autodocs'],
  render: function Unmounting(args) {
    const [shown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Open</Button>
        {shown && <Dialog {...args} open actions={<Button onClick={() => setShown(false)}>Leave</Button>} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const FocusGoesToThePageWhenTheOpenerIsGone = meta.story({
  tags: ['!autodocs'],
  render: function Vanishing(args) {
    const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
    return (
      <main>
        <h1 tabIndex={-1}>Services</h1>
        {step === 'closed' && <Button onClick={() => setStep('open')}>Open</Button>}
        <Dialog {...args} open={step === 'open'} onClose={() => setStep('done')} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: labels().close }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

const lower = fn();
const upper = fn();

export const OnlyTheTopmostTakesEscape = meta.story({
  tags: ['!autodocs', 'POPUP-6'],
  render: function Stacked() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <Dialog
          open
          title="Below"
          onClose={lower}
          actions={<Button onClick={() => setAsking(true)}>Ask</Button>}
        />
        <Dialog
          open={asking}
          title="Above"
          onClose={() => {
            upper();
            setAsking(false);
          }}
        />
      </>
    );
  },
  play: async ({ userEvent }) => {
    lower.mockClear();
    upper.mockClear();
    const ask = await screen.findByRole('button', { name: 'Ask' });
    await userEvent.click(ask);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Above' })).toHaveFocus());
    await expect(ask.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(upper).toHaveBeenCalledOnce();
    await expect(lower).not.toHaveBeenCalled();
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(lower).toHaveBeenCalledOnce();
  },
});

const dismissed = fn();

export const AToastStaysWithinReach = meta.story({
  tags: ['!autodocs'],
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <>
        <div data-react-aria-top-layer style={{ position: 'fixed', insetBlockEnd: 16, zIndex: 300 }}>
          <Button onClick={dismissed}>Dismiss</Button>
        </div>
        <Story />
      </>
    ),
  ],
  play: async ({ args, userEvent }) => {
    dismissed.mockClear();
    const toast = screen.getByRole('button', { name: 'Dismiss' });
    await expect(toast.closest('[inert]')).toBeNull();
    await userEvent.click(toast);
    await expect(dismissed).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const AClickBesideItDoesNotClose = meta.story({
  tags: ['!autodocs'],
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    const beside = document.elementFromPoint(2, 2);
    await expect(beside).not.toBeNull();
    await expect(screen.getByRole('dialog').contains(beside)).toBe(false);
    await userEvent.click(beside ?? document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
    // The click removed focus. Focus returns, so Escape still works.
    await waitFor(() => expect(screen.getByRole('dialog')).toSatisfy(holdsFocus));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
