import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { arrowKeys } from '../../../../../.storybook/inlineDirection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { calendar } from '../../testing/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { installDays, today } from './installDays.fixtures.tsx';

function Stateful({ value: first, onValueChange, ...rest }: CalendarProps) {
  const [value, setValue] = useState(first);
  return (
    <Calendar
      {...rest}
      value={value}
      onValueChange={(date) => {
        setValue(date);
        onValueChange(date);
      }}
    />
  );
}

/** The day at the start of the second week. */
function secondWeek(box: HTMLElement): HTMLElement | null {
  return box.querySelector('tbody tr:nth-child(2) [data-date]');
}

const meta = preview.meta({
  title: 'Controls/Calendar',
  component: Calendar,
  parameters: {
    layout: 'padded',
  },
  args: { value: '2026-11-27', onValueChange: fn(), today },
  render: (args) => <Stateful {...args} />,
});

export const Month = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = calendar(canvasElement, userEvent);
    await expect(canvas.getByRole('grid')).toHaveAccessibleName(page.month());
    await expect(page.selected()).toBe('2026-11-27');
    await expect(page.day(today)).toHaveAttribute('aria-current', 'date');
    await page.choose('2027-01-04');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-04');
    await expect(page.selected()).toBe('2027-01-04');
  },
});

/** Without a selected day it opens at the first available one. An unavailable day has focus, but cannot be chosen. */
export const RuledOutDays = meta.story({
  args: { value: '', ...installDays, today: '2026-11-28', focusOnMount: true },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = calendar(canvasElement, userEvent);
    await expect(page.day('2026-11-30')).toHaveFocus();
    await userEvent.keyboard(arrowKeys().previous);
    const sunday = page.day('2026-11-29');
    await expect(sunday).toHaveFocus();
    await expect(sunday).toHaveAccessibleName(/our engineers work/);
    await expect(canvas.getByText(/our engineers work from Monday to Friday\./)).toBeVisible();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(page.day('2026-11-24'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(page.unavailable()).toContain('2026-11-24');
  },
});

/** The keys of the APG date picker: days, weeks, months, years, up to the limits. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: '2026-11-27', min: '2025-01-15', max: '2028-02-20', focusOnMount: true, locale: 'en-GB' },
  play: async ({ canvasElement, args, userEvent }) => {
    const page = calendar(canvasElement, userEvent);
    const isRightToLeft = canvasElement.matches(':dir(rtl)');
    const keys: [string, string][] = [
      [isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}', '2026-11-28'],
      ['{ArrowDown}', '2026-12-05'],
      ['{ArrowUp}', '2026-11-28'],
      [isRightToLeft ? '{ArrowRight}' : '{ArrowLeft}', '2026-11-27'],
      ['{Home}', '2026-11-23'],
      ['{End}', '2026-11-29'],
      ['{PageDown}', '2026-12-29'],
      ['{PageUp}', '2026-11-29'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-29'],
      ['{Shift>}{PageDown}{/Shift}', '2028-02-20'],
      ['{ArrowDown}', '2028-02-20'],
      ['{Shift>}{PageUp}{PageUp}{PageUp}{PageUp}{/Shift}', '2025-01-15'],
      ['{Home}', '2025-01-15'],
    ];
    for (const [key, date] of keys) {
      await userEvent.keyboard(key);
      await expect(page.current()).toBe(date);
      await expect(page.day(date)).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-01-15');
  },
});

/** The first day of the week and the names follow the locale. At the ends of the limits, the buttons do nothing. */
export const Locales = meta.story({
  parameters: { controls: { disable: true } },
  render: (args) => (
    <Stack direction="row" gap={48}>
      <Calendar {...args} {...installDays} locale="de-DE" />
      <Calendar {...args} {...installDays} locale="en-US" value="2027-02-26" />
      <div dir="rtl">
        <Calendar {...args} locale="ar-EG" value={today} />
      </div>
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [german, american, egyptian] = canvas
      .getAllByRole('grid')
      .map((grid) => grid.parentElement ?? grid);
    if (!german || !american || !egyptian) throw new Error('A calendar is missing.');
    await expect(secondWeek(german)).toHaveAttribute('data-date', '2026-11-02');
    await expect(secondWeek(american)).toHaveAttribute('data-date', '2027-02-07');
    await expect(secondWeek(egyptian)).toHaveAttribute('data-date', '2026-11-07');
    await expect(calendar(german, userEvent).month()).toMatch(/November 2026/);
    await expect(calendar(german, userEvent).previousMonth()).rejects.toThrow(/no month/);
    await expect(calendar(american, userEvent).nextMonth()).rejects.toThrow(/no month/);
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(3);
  },
});
