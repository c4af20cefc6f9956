import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { filterIcon, infoIcon } from '../../icons/index.ts';
import { popover } from '../../testing/index.ts';
import { tokens } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function Stateful({ open: first, onOpenChange, ...rest }: PopoverProps) {
  const [open, setOpen] = useState(first);
  return (
    <Popover
      {...rest}
      open={open}
      onOpenChange={(next, reason) => {
        setOpen(next);
        onOpenChange(next, reason);
      }}
    />
  );
}

const healthFilter = (
  <Stack gap={8}>
    <Checkbox label="Up" defaultChecked />
    <Checkbox label="Degraded" />
    <Checkbox label="Down" />
  </Stack>
);

const meta = preview.meta({
  title: 'Controls/Popover',
  tags: ['motion'],
  component: Popover,
  parameters: {
    frame: { height: 320 },
  },
  argTypes: { children: { control: false }, trigger: { control: false } },
  args: {
    trigger: <Button icon={filterIcon}>Health</Button>,
    title: 'Health of the service',
    open: false,
    onOpenChange: fn(),
    children: healthFilter,
  },
  render: (args) => <Stateful {...args} />,
});

/** Enter opens it and moves focus to its first control; Escape returns focus to the trigger. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Health' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger');
    const panel = canvas.getByRole('dialog', { name: 'Health of the service' });
    await expect(trigger).toHaveAttribute('aria-controls', panel.id);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Up' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Health' });
    const health = popover(canvasElement, userEvent, 'Health');
    await expect(health.title()).toBe('Health of the service');
    await expect(health.element().getBoundingClientRect().top).toBeGreaterThan(
      trigger.getBoundingClientRect().bottom,
    );
    await health.close();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'trigger');
    await expect(health.isOpen()).toBe(false);
    await expect(trigger).toHaveFocus();
    await expect(await health.open()).toBe(canvas.getByRole('dialog'));
    await expect(health.element()).toBeVisible();
  },
});

/** The title is hidden because the trigger says the same. With nothing to focus, the panel takes focus itself. */
export const Explanation = meta.story({
  args: {
    open: true,
    align: 'end',
    hideTitle: true,
    title: 'What does “subject to survey” mean?',
    trigger: <IconButton icon={infoIcon} label="What does “subject to survey” mean?" />,
    children: <p>The carrier confirms the price after a visit to the site. It can rise until then.</p>,
  },
  decorators: [
    (Story) => <div style={{ display: 'flex', justifyContent: 'end', maxInlineSize: 480 }}>{Story()}</div>,
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'What does “subject to survey” mean?' });
    await waitFor(() => expect(panel).toHaveFocus());
    const { left, right } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

const withNeighbour = {
  render: (args: PopoverProps) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: tokens.space[48] }}>
      <Stateful {...args} />
      <Button>Export</Button>
    </div>
  ),
};

export const ClosesWhenTheFocusLeaves = meta.story({
  tags: ['!autodocs'],
  ...withNeighbour,
  args: { open: true },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Down' }).focus();
    await userEvent.tab();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'focus-out');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const ClosesOnAPressElsewhere = meta.story({
  tags: ['!autodocs'],
  args: { open: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p style={{ marginBlockStart: 260 }}>1–25 of 9,874 services</p>
      </>
    ),
  ],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText(/^1–25/));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'click-away');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Health' })).toHaveFocus());
  },
});

function Nested(args: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Stateful {...args}>
      <Popover
        trigger={<Button size="compact">Legend</Button>}
        title="Legend"
        open={open}
        onOpenChange={setOpen}
      >
        <p>A degraded service works, but slower than agreed.</p>
      </Popover>
    </Stateful>
  );
}

/** Escape closes the inner popover only. A button inside that closes the outer one returns focus as well. */
export const OnlyTheTopmostTakesEscape = meta.story({
  tags: ['!autodocs'],
  args: { open: true },
  render: (args) => <Nested {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Legend' }));
    const legend = await canvas.findByRole('dialog', { name: 'Legend' });
    await waitFor(() => expect(legend).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Legend' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Legend' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(canvas.getByRole('button', { name: 'Health' })).toHaveFocus();
  },
});

function WithApply(args: PopoverProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <Popover {...args} open={open} onOpenChange={setOpen}>
      <Field label="Your reference">
        <TextField />
      </Field>
      <Button variant="primary" onClick={() => setOpen(false)}>
        Apply
      </Button>
    </Popover>
  );
}

export const ClosedByAButtonInside = meta.story({
  tags: ['!autodocs'],
  args: { open: true },
  render: (args) => <WithApply {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Health' })).toHaveFocus());
  },
});

/** At the bottom of the window, in a container that clips, the panel opens upwards and scrolls inside. */
export const LongAtTheFoot = meta.story({
  tags: ['!autodocs'],
  args: {
    open: true,
    title: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
    children: (
      <>
        <p>{'NL-AMS-2041-'.repeat(20)}</p>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Line {line + 1} of a long text.</p>
        ))}
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 8, blockSize: 48, overflow: 'hidden' }}>{Story()}</div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog');
    const trigger = canvas.getByRole('button', { name: 'Health' }).getBoundingClientRect();
    const { top, bottom, left, right } = panel.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(trigger.top);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    // The keyboard can scroll it.
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
    const text = within(panel)
      .getByText(/^NL-AMS/)
      .getBoundingClientRect();
    await expect(panel.contains(document.elementFromPoint(text.left + 20, text.top + 5))).toBe(true);
  },
});
