import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { columnSettings } from '../../testing/index.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import type { TableColumnSettings } from '../Table/Table.tsx';
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
  },
  args: {
    columns,
    value: everyColumn,
    onChange: fn(),
    open: false,
    onOpenChange: fn(),
    align: 'start',
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
    await expect(canvas.getByRole('status')).toHaveTextContent(/Price a month.*4.*5/);
    // The button keeps focus, in its new place.
    const line = canvas.getAllByRole('listitem')[3];
    await expect(line).toHaveTextContent('Price a month');
    await expect(line).toContainElement(canvasElement.querySelector<HTMLElement>(':focus'));
  },
});

/** The button of a column keeps focus while the column moves, also at the end of the list. */
export const MovedByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { open: true, value: { order: [], hidden: ['price'] } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const down = within(canvas.getAllByRole('listitem')[3] ?? canvasElement).getAllByRole('button')[1];
    down?.focus();
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
  play: async ({ canvasElement, args, userEvent }) => {
    const settings = columnSettings(canvasElement, userEvent);
    await expect(settings.columns()).toEqual(['Price a month', 'Circuit', 'Status', 'Mbit/s']);
    await settings.reset();
    await expect(args.onChange).toHaveBeenLastCalledWith({ order: [], hidden: ['price'] });
    await expect(settings.columns()).toEqual(['Circuit', 'Site', 'Status', 'Mbit/s']);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
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
