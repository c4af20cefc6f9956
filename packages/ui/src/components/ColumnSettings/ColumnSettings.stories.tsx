import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { columnSettings } from '../../testing/index.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import type { TableColumnSettings } from '../Table/Table.tsx';
import { defaultColumnSettingsLabels } from './ColumnSettings.labels.ts';
import { ColumnSettings, type ColumnSettingsColumn, type ColumnSettingsProps } from './ColumnSettings.tsx';

const columns: ColumnSettingsColumn[] = [
  { id: 'circuit', header: 'Circuit' },
  { id: 'site', header: 'Site' },
  { id: 'status', header: 'Status', requiredReason: 'A service that is down must not be overlooked.' },
  { id: 'bandwidth', header: 'Mbit/s' },
  { id: 'price', header: 'Price a month' },
];

const everyColumn: TableColumnSettings = { order: [], hidden: [] };

function Stateful({ value: start, open: startOpen, onChange, ...rest }: ColumnSettingsProps) {
  const [value, setValue] = useState(start);
  const [open, setOpen] = useState(startOpen);
  return (
    <ColumnSettings
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

const meta = preview.meta<ColumnSettingsProps, DecoratorFunction, ColumnSettingsProps>({
  title: 'Data/ColumnSettings',
  component: ColumnSettings,
  parameters: {
    layout: 'padded',
    frame: { height: 480 },
    usage: {
      when: 'For a table with more columns than most people need. Keep the value for each user.',
      whenNot: 'Not for a table of up to five columns: show them all.',
    },
  },
  args: {
    columns,
    value: everyColumn,
    onChange: fn(),
    open: false,
    onOpenChange: fn(),
    align: 'start',
    labels: defaultColumnSettingsLabels,
  },
  argTypes: { children: { control: false } },
  render: (args) => <Stateful {...args} />,
});

/** The button alone. Enter opens the panel, Escape returns to the button. */
export const Closed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const settings = columnSettings(canvasElement, userEvent);
    const trigger = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(settings.element()).toContainElement(canvasElement.querySelector<HTMLElement>(':focus')),
    );
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
  },
});

/** Hiding and moving take effect at once. A column that is required says why. */
export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const settings = columnSettings(canvasElement, userEvent);
    await expect(canvas.getByRole('checkbox', { name: 'Circuit' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Status' })).toHaveAccessibleDescription(
      'A service that is down must not be overlooked.',
    );
    await settings.toggle('Site');
    await expect(args.onChange).toHaveBeenLastCalledWith({ order: [], hidden: ['site'] });
    await expect(settings.columns()).toEqual(['Circuit', 'Status', 'Mbit/s', 'Price a month']);

    await settings.moveUp('Price a month');
    const order = ['circuit', 'site', 'status', 'price', 'bandwidth'];
    await expect(args.onChange).toHaveBeenLastCalledWith({ order, hidden: ['site'] });
    const { moved, moveUp } = defaultColumnSettingsLabels;
    const words = { column: 'Price a month', position: 4, count: 5 };
    await expect(canvas.getByText(fillLabel(moved, words))).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: fillLabel(moveUp, words) })).toHaveFocus();
  },
});

/** The button of a column keeps focus while the column moves, also at the end of the list. */
export const MovedByKeyboard = meta.story({
  args: { open: true, value: { order: [], hidden: ['price'] } },
  play: async ({ canvas, args, userEvent }) => {
    const label = fillLabel(defaultColumnSettingsLabels.moveDown, { column: 'Mbit/s' });
    const down = canvas.getByRole('button', { name: label });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(down).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** A reset returns to the default of the caller. Below the columns there is room for other settings. */
export const WithDensity = meta.story({
  args: {
    open: true,
    value: { order: ['price', 'site', 'circuit', 'status', 'bandwidth'], hidden: ['site'] },
    defaultValue: { order: [], hidden: ['price'] },
    children: (
      <RadioGroup
        label="Row height"
        layout="horizontal"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        defaultValue="comfortable"
      />
    ),
  },
  play: async ({ canvasElement, canvas, args, userEvent }) => {
    const settings = columnSettings(canvasElement, userEvent);
    await expect(settings.columns()).toEqual(['Price a month', 'Circuit', 'Status', 'Mbit/s']);
    await userEvent.click(canvas.getByRole('button', { name: defaultColumnSettingsLabels.reset }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ order: [], hidden: ['price'] });
    await expect(settings.columns()).toEqual(['Circuit', 'Site', 'Status', 'Mbit/s']);
  },
});

export const LongText = meta.story({
  args: {
    open: true,
    columns: [
      { id: 'one', header: 'Verbindungsqualität'.repeat(5), requiredReason: 'Because '.repeat(12) },
      { id: 'two', header: 'A column whose header goes on and on' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
