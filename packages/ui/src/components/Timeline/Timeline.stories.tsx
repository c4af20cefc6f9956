import { expect } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Timeline, type TimelineEvent, type TimelineLabels } from './Timeline.tsx';

const labels = () => labelsOf<TimelineLabels>('Timeline');

const events: TimelineEvent[] = [
  {
    id: 'opened',
    title: 'Case 00018423 opened',
    time: { dateTime: '2026-11-19T08:12Z', text: '19 Nov 2026, 09:12 CET' },
    who: 'Lotte Veltman, Veltman Logistics',
    detail: <p>Packet loss of 4% between Frankfurt and London since this morning.</p>,
  },
  {
    id: 'found',
    title: 'Cause found',
    time: { dateTime: '2026-11-19T10:40Z', text: '19 Nov 2026, 11:40 CET' },
    who: 'Priya Raman, network operations',
    detail: <p>An optical amplifier near Cologne loses power.</p>,
    state: 'done',
  },
  {
    id: 'work',
    title: 'Engineer on site',
    time: { dateTime: '2026-11-21T12:05Z', text: '21 Nov 2026, 13:05 CET' },
    who: 'Field team, Cologne',
    state: 'current',
  },
  { id: 'check', title: 'Line measured and handed back', state: 'coming' },
  { id: 'closed', title: 'Case closed with your agreement', state: 'coming' },
];

const meta = preview.meta({
  title: 'Data/Timeline',
  component: Timeline,
  parameters: {
    layout: 'padded',
  },
  args: { events, 'aria-label': 'What happened' },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Case = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(events.length);
    await expect(items[0]).toHaveTextContent(`${labels().done} Case 00018423 opened`);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[3]).toHaveTextContent(`${labels().coming} Line measured`);
    await expect(canvas.getByText('19 Nov 2026, 09:12 CET')).toHaveAttribute('datetime', '2026-11-19T08:12Z');
  },
});

export const NeedsYou = meta.story({
  args: {
    events: events.map((event) => (event.state === 'current' ? { ...event, state: 'needsYou' } : event)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
});

export const AllDone = meta.story({
  args: { events: events.map((event) => ({ ...event, state: 'done' as const })) },
});

export const OneEvent = meta.story({ tags: ['!autodocs'], args: { events: events.slice(0, 1) } });

export const TitlesOnly = meta.story({
  args: { events: events.map(({ id, title, state = 'done' }) => ({ id, title, state })) },
});

export const Empty = meta.story({ tags: ['!autodocs'], args: { events: [] } });

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    events: [
      {
        id: 'long',
        title: `Störungsbeseitigung ${'Glasfaserverstärker'.repeat(10)}`,
        who: 'A team with a long name, '.repeat(6),
        detail: <p>{'w'.repeat(200)}</p>,
        state: 'current',
      },
      { id: 'next', title: 'Line measured and handed back', state: 'coming' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ tags: ['!autodocs'], globals: { direction: 'rtl' } });
