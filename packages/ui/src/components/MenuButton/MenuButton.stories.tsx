import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { inlineEdges } from '../../../../../.storybook/inlineDirection.ts';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { documentIcon, downloadIcon, editIcon, trashIcon } from '../../icons/index.ts';
import { tokens } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import {
  MenuButton,
  type MenuButtonItem,
  type MenuButtonProps,
  type MenuButtonLabels,
} from './MenuButton.tsx';

const labels = () => labelsOf<MenuButtonLabels>('MenuButton');

const rename = fn();
const withdraw = fn();
const approve = fn();

const items: MenuButtonItem[] = [
  { id: 'rename', kind: 'action', label: 'Rename', icon: editIcon, onSelect: rename },
  {
    id: 'approve',
    kind: 'action',
    label: 'Approve',
    description: 'Only someone who may spend more than £10,000 can do this',
    disabled: true,
    onSelect: approve,
  },
  { id: 'open', kind: 'link', label: 'Open the quote', icon: documentIcon, href: '/quotes/Q-20418' },
  { id: 'terms', kind: 'external', label: 'Price list', icon: downloadIcon, href: 'https://prices.example' },
  {
    id: 'withdraw',
    kind: 'action',
    tone: 'critical',
    label: 'Withdraw',
    icon: trashIcon,
    onSelect: withdraw,
  },
];

function Stateful({ open: first, onOpenChange, ...rest }: MenuButtonProps) {
  const [open, setOpen] = useState(first);
  return (
    <MenuButton
      {...rest}
      open={open}
      onOpenChange={(next, reason) => {
        setOpen(next);
        onOpenChange(next, reason);
      }}
    />
  );
}

const rightOf = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;

const meta = preview.meta({
  title: 'Controls/MenuButton',
  component: MenuButton,
  parameters: {
    frame: { height: 340 },
  },
  args: { label: 'Actions', items, open: false, onOpenChange: fn() },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    for (const spy of [rename, withdraw, approve, followed]) spy.mockClear();
  },
});

export const Closed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list', { name: 'Actions' })).toBeVisible();
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'trigger');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    // A disclosure and not an ARIA menu: its links are links.
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the quote' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Price list ${labels().opensInNewTab}` })).toHaveAttribute(
      'target',
      '_blank',
    );
    const trigger = canvas.getByRole('button', { name: 'Actions' }).getBoundingClientRect();
    const row = canvas.getByRole('list').getBoundingClientRect();
    await expect(row.top).toBeGreaterThanOrEqual(trigger.bottom);
  },
});

export const AtTheEnd = meta.story({
  args: { open: true, align: 'end', label: 'More actions on this quote' },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'end', maxInlineSize: 480 }}>{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions on this quote' });
    const panel = canvas.getByRole('list').parentElement ?? trigger;
    await expect(inlineEdges(panel.getBoundingClientRect()).end).toBeCloseTo(
      inlineEdges(trigger.getBoundingClientRect()).end,
      0,
    );
  },
});

/** For a table row: three dots, named after the row. */
export const IconTrigger = meta.story({
  args: { trigger: 'icon', label: 'Actions for quote Q-20418' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for quote Q-20418' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'select');
    await expect(canvas.getByRole('button', { name: 'Actions for quote Q-20418' })).toHaveFocus();
  },
});

export const ButtonTrigger = meta.story({ args: { trigger: 'button', size: 'compact' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const DisabledAction = meta.story({
  args: { open: true },
  play: async ({ canvas, args, userEvent }) => {
    const line = canvas.getByRole('button', { name: /^Approve/ });
    await expect(line).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(line);
    await expect(approve).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const CriticalAction = meta.story({
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(withdraw).toHaveBeenCalledOnce();
  },
});

export const ALinkCloses = meta.story({
  tags: ['!autodocs'],
  args: { open: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open the quote' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'select');
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Open the quote' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(trigger).toHaveFocus();
  },
});

const twoOfThem = {
  render: (args: MenuButtonProps) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: tokens.space[48] }}>
      <Stateful {...args} />
      <Button>Export</Button>
      <p>Sent to Harbourline Foods on 12 Nov 2026.</p>
    </div>
  ),
};

export const ClosesWhenTheFocusLeaves = meta.story({
  tags: ['!autodocs'],
  ...twoOfThem,
  args: { open: true, items: items.slice(0, 1) },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Rename' }).focus();
    await userEvent.tab();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'focus-out');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
  },
});

export const ClosesOnAPressElsewhere = meta.story({
  tags: ['!autodocs'],
  ...twoOfThem,
  args: { open: true },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.click(canvas.getByText(/^Sent to/));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'click-away');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
});

/** In a scroll container at the bottom of the screen the panel opens upwards and is not clipped. */
export const NeverCutOff = meta.story({
  tags: ['!autodocs'],
  args: { open: true, trigger: 'icon', label: 'Actions for quote Q-20418' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        style={{ position: 'fixed', insetBlockEnd: 8, inlineSize: 200, blockSize: 48, overflow: 'hidden' }}
      >
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('list').getBoundingClientRect();
    const trigger = canvas.getByRole('button', { name: 'Actions for quote Q-20418' });
    await expect(panel.bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top);
    await expect(panel.top).toBeGreaterThanOrEqual(0);
    const line = canvas.getByRole('button', { name: 'Rename' });
    const { left, top } = line.getBoundingClientRect();
    await expect(line.contains(document.elementFromPoint(left + 20, top + 10))).toBe(true);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: { open: true },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('list').parentElement;
    // The page turns around after the panel opens.
    await waitFor(() =>
      expect(rightOf(panel)).toBeCloseTo(rightOf(canvas.getByRole('button', { name: 'Actions' })), 0),
    );
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    label: 'Everything that can still be done with this quote before it runs out',
    items: [
      {
        id: 'long',
        kind: 'action',
        icon: editIcon,
        label: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
        description: 'NL-AMS-2041-'.repeat(12),
        onSelect: rename,
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** An unsafe address renders a disabled link. */
export const RefusedAddress = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    items: [{ id: 'bad', kind: 'link', label: 'Claim your prize', href: 'java\tscript:alert(1)' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Claim your prize' })).not.toHaveAttribute('href');
  },
});
