import type { DecoratorFunction } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { HistoryCard, type HistoryCardProps, type HistoryEvent } from './HistoryCard.tsx';

interface NoticeEvent extends HistoryEvent {
  readonly kind: 'published' | 'changed' | 'removed';
}

type Props = HistoryCardProps<NoticeEvent>;

const titles = { published: 'Published', changed: 'Changed', removed: 'Removed' } as const;

const meta = preview.meta<Props, DecoratorFunction, Props>({
  title: 'Pages/HistoryCard',
  component: HistoryCard<NoticeEvent>,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    titleOf: ({ kind }) => titles[kind],
    history: [
      { at: '2026-11-20T15:10:00Z', kind: 'removed', by: 'Quayside', note: '' },
      { at: '2026-11-19T08:30:00Z', kind: 'changed', by: 'Priya Shah', note: 'The lift works again.' },
      { at: '2026-11-16T11:20:00Z', kind: 'published', by: 'Amelia Hartley', note: 'Published' },
    ],
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Removed'),
      expect.stringContaining('The lift works again.'),
      expect.stringContaining('Published'),
    ]);
    // A note that only repeats the title is not shown.
    await expect(canvas.getAllByText('Published')).toHaveLength(1);
  },
});

/** Of a long history the newest hundred are drawn. */
export const LongText = meta.story({
  args: {
    history: Array.from({ length: 120 }, (_, index) => ({
      at: '2026-11-16T11:20:00Z' as const,
      kind: 'changed' as const,
      by: 'Maximiliane-Charlotte Freifrau von Habsburg-Lothringen zu Oberösterreich',
      note: `Change ${120 - index}: the ventilation in all meeting rooms on the third and fourth floor is serviced.`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 100 of 120.')).toBeVisible();
  },
});
