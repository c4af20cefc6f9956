import { describe, expect, it } from 'vitest';
import type { ConversationEntry } from './api.ts';
import { messageEntry } from './conversation.fixtures.ts';
import {
  addEarlier,
  addNewer,
  addOwn,
  drawnEntries,
  firstUnreadOf,
  newMessageCount,
  openConversation,
  replaceAttachment,
  showEarlier,
  showHeld,
  showLater,
  showNewest,
  type ReadyConversation,
} from './conversationState.ts';

const part = (items: ConversationEntry[], more: { hasEarlier?: boolean; lastReadEntryId?: string } = {}) => ({
  items,
  total: items.length,
  hasEarlier: false,
  hasLater: false,
  lastReadEntryId: null,
  ...more,
});

const event = (position: number): ConversationEntry => ({ ...messageEntry(position), kind: 'event' });
const positions = (entries: readonly ConversationEntry[]): string =>
  entries.map(({ id }) => id.split('-')[2]).join();
const opened = openConversation(part([messageEntry(1), messageEntry(2)]));

/** The positions that are shown, and after a slash those that are held back. */
const shown = ({ entries, held }: ReadyConversation): string => `${positions(entries)}/${positions(held)}`;

describe('addNewer', () => {
  it.each([
    ['holds back from the first message on', [event(3), messageEntry(4), event(5)], '1,2,3/4,5'],
    ['shows events at once', [event(3), event(4)], '1,2,3,4/'],
    ['changes nothing when nothing arrived', [], '1,2/'],
    ['adds nothing twice', [messageEntry(2), messageEntry(3)], '1,2/3'],
  ])('addNewer %s [CONV-3]', (_title, items, expected) => {
    expect(shown(addNewer(opened, part(items)))).toBe(expected);
  });

  it('addNewer keeps holding back the entries after a message that is held back [CONV-3]', () => {
    const state = addNewer(addNewer(opened, part([messageEntry(3)])), part([event(4)]));
    expect(shown(state)).toBe('1,2/3,4');
    expect(newMessageCount(state)).toBe(1);
    expect(shown(showHeld(state))).toBe('1,2,3,4/');
  });

  it('addNewer adds and shows the entries that arrived before the user’s own message, in their place [CONV-3]', () => {
    const state = addNewer(
      addOwn(opened, messageEntry(4)),
      part([messageEntry(3), messageEntry(4), messageEntry(5)]),
    );
    expect(shown(state)).toBe('1,2,3,4/5');
  });

  it('addNewer keeps an own message that the response does not contain yet', () => {
    expect(shown(addNewer(addOwn(opened, messageEntry(4)), part([messageEntry(3)])))).toBe('1,2,3,4/');
  });
});

const messages = (from: number, to: number): ConversationEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => messageEntry(from + index));

/** The first and the last position, and on which sides there are others. */
function drawn(state: ReadyConversation): string {
  const { entries, hasEarlier, hasLater } = drawnEntries(state);
  const ends = [entries.at(0), entries.at(-1)].flatMap((entry) => (entry ? [entry] : []));
  return `${hasEarlier ? '…' : ''}${positions(ends)}${hasLater ? '…' : ''}`;
}

describe('drawnEntries', () => {
  const long = openConversation(part(messages(101, 300), { hasEarlier: true }));

  it.each([
    ['the newest 100', long, '…201,300'],
    ['30 earlier ones in place of the newest', showEarlier(long), '…171,270…'],
    ['no entry before the first', showEarlier(showEarlier(showEarlier(showEarlier(long)))), '101,200…'],
    ['30 later ones in place of the first', showLater(showEarlier(showEarlier(long))), '…171,270…'],
    ['the newest again after the last later ones', showLater(showEarlier(long)), '…201,300'],
    ['the newest on request', showNewest(showEarlier(showEarlier(long))), '…201,300'],
    [
      'earlier ones once they are loaded',
      showEarlier(addEarlier(long, part(messages(71, 100)))),
      '…171,270…',
    ],
    ['the same ones when new events arrive', addNewer(showEarlier(long), part([event(301)])), '…171,270…'],
    ['the own message', addOwn(showEarlier(long), messageEntry(301)), '…202,301'],
    ['everything on paper', { ...showEarlier(long), isPrinting: true }, '101,300'],
    [
      'the newest 1,000 of a very long conversation on paper',
      { ...openConversation(part(messages(1, 1200))), isPrinting: true },
      '…201,1200',
    ],
    ['everything of a short conversation', showEarlier(opened), '1,2'],
  ])('drawnEntries has %s [CONV-10]', (_title, state, expected) => {
    expect(drawn(state)).toBe(expected);
  });
});

describe('addOwn', () => {
  it('addOwn shows the entries that were held back before the user’s own message', () => {
    expect(shown(addOwn(addNewer(opened, part([messageEntry(3)])), messageEntry(4)))).toBe('1,2,3,4/');
  });

  it('addOwn does not add a message twice that a poll brought already', () => {
    expect(shown(addOwn(addNewer(opened, part([messageEntry(3)])), messageEntry(3)))).toBe('1,2,3/');
  });
});

describe('firstUnreadOf', () => {
  it('firstUnreadOf finds the entry after the last one that was read, once that one is loaded [CONV-2]', () => {
    const state = openConversation(
      part([messageEntry(3), messageEntry(4)], { hasEarlier: true, lastReadEntryId: messageEntry(2).id }),
    );
    expect(firstUnreadOf(state)).toBeUndefined();
    expect(firstUnreadOf(addEarlier(state, part([messageEntry(1), messageEntry(2)])))).toBe(
      messageEntry(3).id,
    );
  });

  it('firstUnreadOf finds nothing when everything was read [CONV-2]', () => {
    expect(
      firstUnreadOf(openConversation(part([messageEntry(1)], { lastReadEntryId: messageEntry(1).id }))),
    ).toBeUndefined();
  });
});

it('replaceAttachment changes a file after its scan, also in an entry that is held back', () => {
  const file = { id: 'AT-1', name: 'a.txt', size: 1, mediaType: 'text/plain', scan: 'pending' } as const;
  const state = addNewer(opened, part([{ ...messageEntry(3), attachments: [file] }]));
  const scanned = replaceAttachment(state, { ...file, scan: 'clean' });
  expect(scanned.held[0]?.attachments[0]?.scan).toBe('clean');
  expect(scanned.entries).toEqual(state.entries);
});
