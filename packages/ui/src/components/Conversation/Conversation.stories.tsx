import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { conversation } from '../../testing/conversation.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Conversation, type ConversationEntry, type ConversationProps } from './Conversation.tsx';

const at = (dateTime: string, text: string) => ({ dateTime, text });

const entries: ConversationEntry[] = [
  {
    id: 'opened',
    kind: 'event',
    day: '19 Nov 2026',
    time: at('2026-11-19T08:12Z', '08:12'),
    body: 'Lotte Veltman opened the case.',
  },
  {
    id: 'report',
    day: '19 Nov 2026',
    side: 'own',
    author: 'Lotte Veltman',
    role: 'Veltman Logistics',
    time: at('2026-11-19T08:12Z', '08:12'),
    body: <p>Since this morning we lose packets between Frankfurt and London. It comes and goes.</p>,
    attachments: <Link href="#trace">trace-frankfurt.txt, 12 kB</Link>,
  },
  {
    id: 'reply',
    day: '19 Nov 2026',
    side: 'other',
    author: 'Priya Raman',
    role: 'Network operations',
    time: at('2026-11-19T10:40Z', '10:40'),
    body: (
      <>
        <p>An optical amplifier near Cologne loses power. An engineer is on the way.</p>
        <p>Can you tell us whether the backup line is in use?</p>
      </>
    ),
  },
  {
    id: 'note',
    kind: 'internal',
    day: '20 Nov 2026',
    side: 'own',
    author: 'Joris Bakker',
    role: 'Veltman Logistics',
    time: at('2026-11-20T07:55Z', '07:55'),
    body: <p>The warehouse runs on the backup line. Please do not restart the router before 18:00.</p>,
  },
  {
    id: 'update',
    kind: 'message',
    day: '20 Nov 2026',
    author: 'Priya Raman',
    role: 'Network operations',
    time: at('2026-11-20T09:20Z', '09:20'),
    body: <p>The amplifier is replaced. We measure the line until tomorrow.</p>,
  },
  {
    id: 'status',
    kind: 'event',
    day: '20 Nov 2026',
    time: at('2026-11-20T09:21Z', '09:21'),
    body: 'Status changed from In progress to Resolved, please confirm.',
  },
];

const meta = preview.meta({
  title: 'Data/Conversation',
  component: Conversation,
  parameters: {
    layout: 'padded',
  },
  args: { entries },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
});

export const Case = meta.story({
  args: { firstUnreadId: 'update' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(page.entries().map(({ kind }) => kind)).toEqual([
      'event',
      'message',
      'message',
      'internal',
      'message',
      'event',
    ]);
    await expect(canvas.getAllByText(/Nov 2026$/)).toHaveLength(2);
    await expect(canvas.getByText('08:12', { selector: '[data-kind="message"] time' })).toHaveAttribute(
      'datetime',
      '2026-11-19T08:12Z',
    );
  },
});

const drafted: ConversationEntry[] = [
  ...entries.slice(1, 3),
  {
    id: 'sending',
    side: 'own',
    delivery: 'sending',
    author: 'Lotte Veltman',
    day: '19 Nov 2026',
    time: at('2026-11-19T10:52Z', '10:52'),
    body: <p>The backup line is in use.</p>,
  },
  {
    id: 'failed',
    side: 'own',
    delivery: 'failed',
    problem: 'The connection was lost.',
    author: 'Lotte Veltman',
    day: '19 Nov 2026',
    time: at('2026-11-19T10:53Z', '10:53'),
    body: <p>The contact at the site is Joris, 020 5550 114.</p>,
  },
];

function Sending({ onDiscard }: Pick<ConversationProps, 'onDiscard'>) {
  const [shown, setShown] = useState(drafted);
  return (
    <Conversation
      entries={shown}
      onRetry={(id) =>
        setShown(
          shown.map((entry) =>
            entry.id === id ? Object.assign({}, entry, { delivery: 'sent' as const }) : entry,
          ),
        )
      }
      onDiscard={(id) => onDiscard?.(id)}
    />
  );
}

export const SendingAndFailed = meta.story({
  args: { onDiscard: fn() },
  render: ({ onDiscard }) => <Sending onDiscard={onDiscard} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await expect(page.entries().map(({ delivery }) => delivery)).toEqual([
      'sent',
      'sent',
      'sending',
      'failed',
    ]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await page.discard('failed');
    await expect(args.onDiscard).toHaveBeenCalledWith('failed');
  },
});

export const SentAgain = meta.story({
  tags: ['!autodocs'],
  args: { onDiscard: fn() },
  render: ({ onDiscard }) => <Sending onDiscard={onDiscard} />,
  play: async ({ canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await page.retry('failed');
    await expect(page.entries().at(-1)?.delivery).toBe('sent');
    // The button is gone; focus stays at the entry.
    await expect(page.entry('failed')).toHaveFocus();
  },
});

const many: ConversationEntry[] = Array.from({ length: 60 }, (_, index) => ({
  id: `entry-${index}`,
  day: `${1 + Math.floor(index / 12)} Nov 2026`,
  side: index % 3 === 0 ? 'own' : 'other',
  author: index % 3 === 0 ? 'Lotte Veltman' : 'Priya Raman',
  time: at(`2026-11-0${1 + Math.floor(index / 12)}T10:00Z`, '10:00'),
  body: <p>{`Measurement ${index + 1}. ${'The line holds. '.repeat(index % 4)}`}</p>,
}));

const arriving: ConversationEntry = {
  id: 'arriving',
  day: '5 Nov 2026',
  author: 'Priya Raman',
  time: at('2026-11-05T11:00Z', '11:00'),
  body: <p>We can close the case. Do you agree?</p>,
};

/** The caller pages: 20 entries at a time, and new ones only when the user asks for them. */
function Long() {
  const [from, setFrom] = useState(40);
  const [hasNew, setHasNew] = useState(false);
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setHasNew(true)}>Receive a message</Button>
      <div data-scroller style={{ blockSize: 420, overflowY: 'auto', marginBlockStart: 16 }} tabIndex={-1}>
        <Conversation
          entries={isShown ? [...many.slice(from), arriving] : many.slice(from)}
          earlier={from > 0 ? 'available' : 'none'}
          onLoadEarlier={() => setFrom(from - 20)}
          newCount={hasNew && !isShown ? 1 : 0}
          onShowNew={() => setIsShown(true)}
        />
      </div>
    </>
  );
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** Earlier entries are added above without moving the entries in view. */
export const LoadEarlier = meta.story({
  render: () => <Long />,
  play: async ({ canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await expect(page.entries()).toHaveLength(20);
    const text = () => within(page.entry('entry-40')).getByText(/^Measurement 41/);
    const before = topOf(text());
    await page.loadEarlier();
    await expect(page.entries()).toHaveLength(40);
    await expect(Math.abs(topOf(text()) - before)).toBeLessThanOrEqual(1);
    await page.loadEarlier();
    await expect(page.entries()).toHaveLength(60);
    // All entries are loaded, so the button is gone. Focus moves to the entry that was first.
    await waitFor(() => expect(page.entry('entry-20')).toHaveFocus());
  },
});

/** The caller draws 20 of 60 entries, and moves them by 10. */
function Windowed() {
  const [end, setEnd] = useState(60);
  return (
    <div data-scroller style={{ blockSize: 420, overflowY: 'auto' }} tabIndex={-1}>
      <Conversation
        entries={many.slice(end - 20, end)}
        earlier={end > 20 ? 'available' : 'none'}
        later={end < 60}
        onLoadEarlier={() => setEnd(end - 10)}
        onShowLater={() => setEnd(end + 10)}
        onShowNewest={() => setEnd(60)}
        paperNote="This is a part of the conversation."
      />
    </div>
  );
}

/** A long conversation is drawn in part. The entries in view stay in their place when another part is shown. */
export const PartOfMany = meta.story({
  render: () => <Windowed />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    const ends = () => [page.entries().at(0)?.id, page.entries().at(-1)?.id];
    const textOf = (position: number) =>
      within(page.entry(`entry-${position}`)).getByText(new RegExp(`^Measurement ${position + 1}\\.`));
    const first = topOf(textOf(40));
    await page.loadEarlier();
    await expect(ends()).toEqual(['entry-30', 'entry-49']);
    await expect(Math.abs(topOf(textOf(40)) - first)).toBeLessThanOrEqual(1);

    await page.loadEarlier();
    page.entry('entry-39').scrollIntoView({ block: 'start' });
    const last = topOf(textOf(39));
    await page.showLater();
    await expect(ends()).toEqual(['entry-30', 'entry-49']);
    await expect(page.entry('entry-40')).toHaveFocus();
    await expect(Math.abs(topOf(textOf(39)) - last)).toBeLessThanOrEqual(1);
    await expect(canvas.getByText('This is a part of the conversation.')).not.toBeVisible();

    await page.loadEarlier();
    await page.loadEarlier();
    await page.showNewest();
    await expect(ends()).toEqual(['entry-40', 'entry-59']);
    await waitFor(() => expect(page.entry('entry-59')).toHaveFocus());
  },
});

/** A new message is announced, and added only when the user asks for it. */
export const NewMessage = meta.story({
  render: () => <Long />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    const text = within(page.entry('entry-41')).getByText(/^Measurement 42/);
    const before = topOf(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('output')].at(-1)).not.toHaveTextContent(/^$/),
    );
    await expect(topOf(text)).toBe(before);
    await page.showNewest();
    await waitFor(() => expect(page.entry('arriving')).toHaveFocus());
  },
});

export const JumpToNewest = meta.story({
  render: () => <Long />,
  play: async ({ canvasElement, userEvent }) => {
    const page = conversation(canvasElement, userEvent);
    await waitFor(() => expect(canvasElement.querySelector('[data-newest]')).not.toBeNull());
    await page.showNewest();
    const newest = page.entry('entry-59');
    await expect(newest).toHaveFocus();
    const scroller = canvasElement.querySelector('[data-scroller]')?.getBoundingClientRect();
    await expect(topOf(newest)).toBeLessThan(scroller?.bottom ?? 0);
    await waitFor(() => expect(canvasElement.querySelector('[data-newest]')).toBeNull());
  },
});

/** Earlier entries that load, earlier entries that failed to load. */
export const Earlier = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(['loading', 'failed'] as const).map((earlier) => (
        <Conversation key={earlier} entries={entries.slice(1, 2)} earlier={earlier} />
      ))}
    </div>
  ),
});

export const LoadingAndEmpty = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Conversation entries={[]} loading />
      <Conversation entries={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    earlier: 'none',
    entries: [
      {
        id: 'event',
        kind: 'event',
        time: at('2026-11-20T09:21Z', '09:21'),
        body: `Subject changed to ${'Glasfaser'.repeat(30)}`,
      },
      {
        id: 'long',
        author: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
        role: 'A team with a long name, '.repeat(6),
        time: at('2026-11-20T09:21Z', 'Friday, 20 November 2026, 09:21 Central European Time'),
        body: <p>{'w'.repeat(300)}</p>,
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
