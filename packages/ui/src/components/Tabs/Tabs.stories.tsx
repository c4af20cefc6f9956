import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { arrowKeys } from '../../../../../.storybook/inlineDirection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tabs, type TabsItem, type TabsProps } from './Tabs.tsx';

const tabs: TabsItem[] = [
  {
    id: 'overview',
    label: 'Overview',
    panel: <p>Amsterdam to London, 10 Gbit/s, in service since 3 Mar 2025.</p>,
  },
  {
    id: 'cases',
    label: 'Cases',
    count: 3,
    panel: (
      <>
        <p>Case 00018423: packet loss between 02:10 and 02:25.</p>
        <Button>Open a case</Button>
      </>
    ),
  },
  { id: 'changes', label: 'Changes', disabled: true, panel: <p>No changes are planned.</p> },
  { id: 'documents', label: 'Documents', panel: <p>Acceptance report, service description.</p> },
];

function Stateful({ value: first, onValueChange, ...rest }: TabsProps) {
  const [value, setValue] = useState(first);
  return (
    <Tabs
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  parameters: {
    layout: 'padded',
  },
  args: { label: 'Circuit NL-AMS-2041', tabs, value: 'overview', onValueChange: fn() },
  render: (args) => <Stateful key={args.value} {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Circuit NL-AMS-2041' })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cases 3' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('cases');
    await expect(canvas.getByRole('tabpanel', { name: 'Cases 3' })).toBeVisible();
    await expect(canvas.queryByRole('tabpanel', { name: 'Overview' })).toBeNull();
    // Clicking the selected tab changes nothing.
    await userEvent.click(canvas.getByRole('tab', { name: 'Cases 3' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    const { next, previous } = arrowKeys();
    await userEvent.tab();
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab('Cases 3')).toHaveFocus();
    await expect(tab('Cases 3')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(next);
    await expect(tab('Documents')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.keyboard(previous);
    await expect(tab('Documents')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Overview')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Documents')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Documents' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Documents')).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Cases 3' })).toHaveFocus();
  },
});

export const Disabled = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Changes' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** An unknown id selects nothing; the first tab stays focusable. */
export const UnknownValue = meta.story({
  tags: ['!autodocs'],
  args: { value: 'billing' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
});

const manyTabs: TabsItem[] = [
  'Overview',
  'Cases',
  'Planned work',
  'Invoices',
  'Documents',
  'Contacts',
  'History',
].map((label) => ({ id: label, label, panel: <p>{label} of the circuit.</p> }));

/** A tab list that is too wide scrolls, and scrolls the selected tab into view. */
export const TooManyForTheWidth = meta.story({
  args: { tabs: manyTabs, value: 'History' },
  decorators: [(Story) => <div style={{ inlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const inSight = (name: string): boolean => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const row = list.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    };
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(inSight('History')).toBe(true);
    // A shade marks the side with more tabs.
    const shade = (edge: '::before' | '::after'): number => Number(getComputedStyle(list, edge).opacity);
    await waitFor(() => expect([shade('::before'), shade('::after')]).toEqual([1, 0]));
    canvas.getByRole('tab', { name: 'History' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(inSight('Overview')).toBe(true);
    await waitFor(() => expect([shade('::before'), shade('::after')]).toEqual([0, 1]));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    tabs: [
      {
        id: 'overview',
        label: 'Verbindungsqualitätsüberwachungsdienst',
        count: '1,204',
        panel: 'NL-AMS-2041-'.repeat(40),
      },
      { id: 'more', label: 'Everything else there is to know about this circuit', panel: <p>More.</p> },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: {
    tabs: [{ id: 'overview', label: 'Overview', panel: <p>Nothing has happened on this circuit yet.</p> }],
  },
});
