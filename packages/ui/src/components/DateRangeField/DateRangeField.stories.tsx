import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dateField, dateRangeField } from '../../testing/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateRangeField, lastDays, type DateRangeFieldProps } from './DateRangeField.tsx';

const today = '2026-11-21';
const from = 'First day';
const to = 'Last day';

function Stateful({ value: first, onValueChange, ...rest }: DateRangeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <DateRangeField
      {...rest}
      value={value}
      onValueChange={(range) => {
        setValue(range);
        onValueChange(range);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/DateRangeField',
  component: DateRangeField,
  parameters: {
    layout: 'padded',
  },
  args: {
    label: 'Opened',
    value: { start: '', end: '' },
    onValueChange: fn(),
    labels: { start: from, end: to, endBeforeStart: 'Before the first day' },
  },
  render: (args) => <Stateful {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** Either side may stay open. */
export const OpenEnded = meta.story({
  args: { max: today, hint: 'Leave a side empty for no limit.', optional: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /^Opened/ })).toBeVisible();
    await dateField(canvasElement, userEvent, from).fill('2026-11-01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '' });
    await expect(dateField(canvasElement, userEvent, to).control()).toBeValid();
  },
});

export const Presets = meta.story({
  args: {
    value: lastDays(7, today),
    max: today,
    presets: [7, 30, 90].map((days) => ({
      id: String(days),
      label: `Last ${days} days`,
      value: lastDays(days, today),
    })),
  },
  play: async ({ canvas, args, userEvent, canvasElement }) => {
    const opened = dateRangeField(canvasElement, userEvent, 'Opened');
    await expect(opened.chosenPreset()).toBe('Last 7 days');
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
    await opened.preset('Last 30 days');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-10-23', end: today });
    await expect(opened.value()).toEqual({ start: '2026-10-23', end: today });
    await expect(opened.chosenPreset()).toBe('Last 30 days');
  },
});

/** The end says that it is before the start, until either changes. */
export const EndBeforeStart = meta.story({
  args: { value: { start: '2026-11-20', end: '2026-11-02' } },
  play: async ({ canvasElement, userEvent }) => {
    const end = dateField(canvasElement, userEvent, to);
    await expect(end.control()).toBeInvalid();
    await expect(end.description()).toBe('Before the first day');
    await expect(dateField(canvasElement, userEvent, from).control()).toBeValid();
    const opened = dateRangeField(canvasElement, userEvent);
    await opened.start().fill('2026-11-01');
    await expect(opened.end().control()).toBeValid();
    await opened.start().fill('2026-11-20');
    await expect(opened.end().control()).toBeInvalid();
  },
});

/** An error of the group marks both days. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: ({ value: _value, labels: _labels, ...args }) => (
    <Stack gap={24}>
      <DateRangeField {...args} value={{ start: '', end: '' }} error="Choose a period." />
      <DateRangeField {...args} value={lastDays(30, today)} size="compact" />
      <DateRangeField
        {...args}
        value={lastDays(30, today)}
        presets={[{ id: '7', label: 'Last 7 days', value: lastDays(7, today) }]}
        disabled
      />
      <DateRangeField
        {...args}
        label={`In which days, ${'Verbindungsqualitätsüberwachungsdienst'.repeat(3)}`}
        value={{ start: '', end: '' }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll('input')];
    await expect(inputs.slice(0, 3).map((input) => input.ariaInvalid)).toEqual(['true', 'true', null]);
    await expect(inputs[4]).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
