import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { downloadIcon } from '../../icons/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Tooltip } from './Tooltip.tsx';

const onClose = fn();

const meta = preview.meta({
  title: 'Feedback/Tooltip',
  component: Tooltip,
  parameters: {
    frame: { height: 160 },
  },
  args: {
    text: 'Download as CSV',
    children: <IconButton icon={downloadIcon} label="Download" />,
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div style={{ paddingBlock: 64 }}>{Story()}</div>],
});

export const ByPointer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    await expect(button).not.toHaveAttribute('title');
    // The library ignores a pointer that has not moved before.
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await userEvent.hover(button);
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(/^Download as CSV$/);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    // The pointer can move onto the tooltip, as users of a screen magnifier need.
    await userEvent.unhover(button);
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Download' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('Download as CSV');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const Top = meta.story({
  args: { open: true, placement: 'top' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const tooltip = screen.getByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().bottom).toBeLessThan(button.top));
  },
});

export const Bottom = meta.story({
  args: { open: true, placement: 'bottom' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const tooltip = screen.getByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().top).toBeGreaterThan(button.bottom));
  },
});

const circuit = 'Amsterdam, Science Park 610 – London, 8 Buckingham Avenue';

const cut = {
  display: 'block',
  inlineSize: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const Truncated = meta.story({
  args: {
    show: 'truncated',
    text: circuit,
    children: (
      <Link href="/services/NL-AMS-2041" style={cut}>
        {circuit}
      </Link>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(circuit);
  },
});

export const NotTruncated = meta.story({
  tags: ['!autodocs'],
  args: {
    show: 'truncated',
    text: 'NL-AMS-2041',
    children: (
      <Link href="/services/NL-AMS-2041" style={cut}>
        NL-AMS-2041
      </Link>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

/** Escape closes the tooltip and not the dialog. */
export const InADialog = meta.story({
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Dialog open title="Export the price list" onClose={onClose}>
        {Story()}
      </Dialog>
    ),
  ],
  play: async ({ userEvent }) => {
    onClose.mockClear();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    // By keyboard, not by script: `:focus-visible` depends on the last input device.
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip.closest('[inert]')).toBeNull();
    const { left, top } = tooltip.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(left + 8, top + 8)).toBe(tooltip));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    text: `Every price of this list, in GBP and EUR, as of today: ${'NL-AMS-2041-'.repeat(8)}`,
  },
  play: async () => {
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(right - left).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
