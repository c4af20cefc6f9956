import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const labels = { unknown: 'No date yet' };
const now = Date.parse('2026-11-21T13:30:00Z');
const minute = 60_000;
const day = 1440 * minute;

const meta = preview.meta({
  title: 'Data/RelativeTime',
  component: RelativeTime,
  argTypes: { value: { control: 'text' }, now: { control: 'text' } },
  args: { value: now - 3 * day, now, locale: 'en-GB', timeZone: 'Europe/Berlin', labels },
});

/** The tooltip is the full time. */
export const Past = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 days ago');
    await expect(time).toHaveAttribute('datetime', '2026-11-18T13:30:00.000Z');
    await expect(time).toHaveAttribute('title', '18 Nov 2026, 14:30 CET');
  },
});

const steps: readonly (readonly [differenceMs: number, text: string])[] = [
  [0, 'now'],
  [-59_000, 'now'],
  [-minute, '1 minute ago'],
  [-119 * minute, '1 hour ago'],
  [-25 * 60 * minute, '1 day ago'],
  [-13 * day, '13 days ago'],
  [-15 * day, '2 weeks ago'],
  [-61 * day, '2 months ago'],
  [-800 * day, '2 years ago'],
  [125 * minute, 'in 2 hours'],
  [365 * day, 'in 1 year'],
];

/** Whole units, rounded down. */
export const Distances = meta.story({
  render: (args) => (
    <Stack gap={4}>
      {steps.map(([differenceMs]) => (
        <RelativeTime key={differenceMs} {...args} value={now + differenceMs} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
    await expect(texts).toEqual(steps.map(([, text]) => text));
  },
});

export const Unknown = meta.story({
  args: { value: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels.unknown)).toBeInTheDocument();
  },
});
