import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateTime } from './DateTime.tsx';

const labels = { unknown: 'No date yet' };

const meta = preview.meta({
  title: 'Data/DateTime',
  component: DateTime,
  argTypes: { value: { control: 'text' }, end: { control: 'text' } },
  args: { value: '2026-11-21T13:30:00Z', locale: 'en-GB', timeZone: 'Europe/Berlin', labels },
});

export const Formats = meta.story({
  render: (args) => (
    <DescriptionList
      items={[
        { id: 'date', term: 'Opened', description: <DateTime {...args} format="date" /> },
        { id: 'dateTime', term: 'Updated', description: <DateTime {...args} format="dateTime" /> },
        { id: 'time', term: 'Visit', description: <DateTime {...args} format="time" /> },
        { id: 'zone', term: 'Planned work', description: <DateTime {...args} format="dateTime" showZone /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21T13:30:00.000Z');
    await expect(canvas.getByText('21 Nov 2026, 14:30')).toBeVisible();
    await expect(canvas.getByText('14:30')).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026, 14:30 CET')).toBeVisible();
  },
});

/** The locale decides which parts both ends share. The zone is named twice only if the clocks change in between. */
export const Ranges = meta.story({
  render: (args) => (
    <Stack gap={8}>
      <DateTime {...args} data-testid="range" value="2026-11-21" end="2026-11-23" />
      <DateTime {...args} data-testid="range" end="2026-11-21T15:00:00Z" format="dateTime" showZone />
      <DateTime {...args} data-testid="range" value="2026-11-21" end="2026-11-21" />
      <DateTime {...args} data-testid="range" end="2026-11-22T03:00:00Z" format="dateTime" showZone />
      <DateTime
        {...args}
        data-testid="range"
        value="2026-10-24T20:00:00Z"
        end="2026-10-25T03:00:00Z"
        format="dateTime"
        showZone
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const ranges = canvas.getAllByTestId('range').map(({ textContent }) => textContent);
    // Browsers differ in the spaces around a dash.
    await expect(ranges.map((range) => range?.replaceAll(/\s*–\s*/gu, '–'))).toEqual([
      '21–23 Nov 2026',
      '21 Nov 2026, 14:30–16:00 CET',
      '21 Nov 2026',
      '21 Nov 2026, 14:30–22 Nov 2026, 04:00 CET',
      '24 Oct 2026, 22:00 CEST–25 Oct 2026, 04:00 CET',
    ]);
    await expect(canvas.getByText('16:00')).toHaveAttribute('datetime', '2026-11-21T15:00:00.000Z');
  },
});

/** A date without a time is the same day everywhere. A time is not. */
export const CalendarDay = meta.story({
  args: { timeZone: 'America/New_York' },
  render: (args) => (
    <Stack gap={8}>
      <DateTime {...args} value="2026-11-21" format="dateTime" showZone />
      <DateTime {...args} value="2026-11-21T00:00:00Z" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21 Nov 2026')).toHaveAttribute('datetime', '2026-11-21');
    await expect(canvas.getByText('20 Nov 2026')).toBeVisible();
  },
});

/**
 * No value, no date, an end that is no date, an unknown time zone: a dash, which screen readers announce by its label.
 */
export const Unknown = meta.story({
  render: (args) => (
    <Stack gap={8}>
      <DateTime {...args} value={null} />
      <DateTime {...args} value="soon" />
      <DateTime {...args} end="later" />
      <DateTime {...args} timeZone="Europe/Atlantis" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(labels.unknown)).toHaveLength(4);
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
});
