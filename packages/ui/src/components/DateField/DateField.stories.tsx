import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dateField } from '../../testing/index.ts';
import { installDays, today } from '../Calendar/installDays.fixtures.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const label = 'Required date';

function Stateful({ value: first, onValueChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <DateField
      {...rest}
      value={value}
      onValueChange={(date) => {
        setValue(date);
        onValueChange(date);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/DateField',
  component: DateField,
  parameters: {
    layout: 'padded',
  },
  args: { value: '', onValueChange: fn(), today },
  render: (args) => (
    <Field label={label}>
      <Stateful {...args} />
    </Field>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
});

export const Plain = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = dateField(canvasElement, userEvent, label);
    await expect(canvas.getByLabelText(label)).toBe(page.control());
    await expect(page.description()).toBe('');
    await page.fill('2026-12-01');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
    await expect(page.value()).toBe('2026-12-01');
  },
});

/** A preset fills in its day, and is pressed while the field has that day. */
export const Presets = meta.story({
  args: {
    min: '2026-11-25',
    max: '2027-02-26',
    presets: [
      { id: 'earliest', label: 'Earliest possible', value: '2026-11-25' },
      { id: 'month', label: 'In a month', value: '2026-12-21' },
    ],
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = dateField(canvasElement, userEvent);
    const earliest = canvas.getByRole('button', { name: 'Earliest possible' });
    await expect(earliest).toHaveAttribute('aria-pressed', 'false');
    await page.preset('Earliest possible');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(earliest).toHaveAttribute('aria-pressed', 'true');
  },
});

/** The field shows its error once the user has left it, and not while the year is being typed. */
export const OutOfRange = meta.story({
  args: { min: '2026-11-25', labels: { tooEarly: 'Too early', from: 'From the 25th' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = dateField(canvasElement, userEvent);
    await expect(page.control()).toHaveAccessibleDescription('From the 25th');
    await page.fill('2026-11-20');
    await expect(page.control()).toBeInvalid();
    await expect(page.description()).toBe('Too early From the 25th');
    await userEvent.click(page.control());
    await fireEvent.input(page.control(), { target: { value: '0002-11-21' } });
    await expect(canvas.queryByText('Too early')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Too early')).toBeVisible();
  },
});

/** Every state. An error of the `Field` takes precedence over the field's own. */
export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: (args) => (
    <Stack>
      <Field label="Regular" hint="We confirm the day by e-mail.">
        <DateField {...args} value={today} size="regular" />
      </Field>
      <Field label="Compact" optional>
        <DateField {...args} {...installDays} value="2026-11-27" size="compact" />
      </Field>
      <Field label="Invalid" error="Choose a day.">
        <DateField {...args} max={today} value="2030-01-01" />
      </Field>
      <Field label="Not available">
        <DateField {...args} {...installDays} value="2026-11-28" />
      </Field>
      <Field label="Read-only">
        <DateField {...args} {...installDays} value="2026-11-27" readOnly />
      </Field>
      <Field label="Disabled">
        <DateField
          {...args}
          {...installDays}
          value="2026-11-27"
          presets={[{ id: 'earliest', label: 'Earliest possible', value: '2026-11-25' }]}
          disabled
        />
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invalid')).toBeInvalid();
    await expect(canvas.getByLabelText('Not available')).toBeInvalid();
    await expect(canvas.getByText(/our engineers work/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Earliest possible' })).toBeDisabled();
  },
});

/** The calendar opens at the first available day. A choice closes it, and focus returns to its button. */
export const RuledOutDays = meta.story({
  args: { ...installDays, labels: { calendar: 'Pick the day', changeDate: 'Change {date}' } },
  parameters: { frame: { height: 480 } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = dateField(canvasElement, userEvent, label);
    const calendar = await page.openCalendar();
    await waitFor(() => expect(calendar.day('2026-11-25')).toHaveFocus());
    await expect(canvas.getByRole('dialog', { name: 'Pick the day' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02');
    await expect(page.value()).toBe('2026-12-02');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Change / })).toHaveFocus();
    // From the input, by the key that opens the browser's own calendar.
    await userEvent.click(page.control());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(calendar.day('2026-12-02')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await expect(calendar.current()).toBe('2027-01-02');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(page.value()).toBe('2026-12-02');
  },
});

export const CalendarOpen = meta.story({
  args: { ...installDays, value: '2026-12-02' },
  parameters: { frame: { height: 480 } },
  play: async ({ canvasElement, userEvent }) => {
    const calendar = await dateField(canvasElement, userEvent).openCalendar();
    await waitFor(() => expect(calendar.day('2026-12-02')).toHaveFocus());
    const panel = calendar.element().closest('[popover]')?.getBoundingClientRect();
    await expect(panel?.left).toBeGreaterThanOrEqual(0);
    await expect(panel?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(calendar.unavailable()).toContain('2026-12-25');
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    value: '2026-11-28',
    min: '2026-11-25',
    unavailableReason: () => `der ${'Verbindungsqualitätsüberwachungsdienst'.repeat(4)} arbeitet nicht.`,
    presets: [
      { id: 'long', label: 'Glasfaserverstärkerauslieferungstermin '.repeat(3), value: '2026-11-25' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
