import { NetworkError } from '@quayside/portal-core';
import {
  createFakeBrowser,
  createFakeHttpClient,
  createManualClock,
  type FakeBrowser,
  type FakeHttpClient,
  type ManualClock,
} from '@quayside/portal-core/testing';
import { beforeEach, expect, it } from 'vitest';
import type { ConversationEntry, ConversationPart } from './api.ts';
import { messageEntry } from './conversation.fixtures.ts';
import type { ReadyConversation } from './conversationState.ts';
import { createConversation, type ConversationStore } from './createConversation.ts';

const path = '/api/portal/rest/conversations/CV-1';
const listEntries = `GET ${path}/entries`;
let clock: ManualClock;
let browser: FakeBrowser;
let http: FakeHttpClient;
let conversation: ConversationStore;

const part = (items: ConversationEntry[], more: Partial<ConversationPart> = {}): ConversationPart => ({
  items,
  total: 60,
  hasEarlier: false,
  hasLater: false,
  lastReadEntryId: null,
  ...more,
});

function ready(): ReadyConversation {
  const state = conversation.getSnapshot();
  if (state.status !== 'ready') throw new Error(`The conversation is ${state.status}.`);
  return state;
}

const polls = (): number => http.calls.filter(({ method }) => method === 'GET').length - 1;

beforeEach(async () => {
  clock = createManualClock();
  browser = createFakeBrowser();
  http = createFakeHttpClient({
    [listEntries]: part([messageEntry(59), messageEntry(60)], { hasEarlier: true }),
    [`PUT ${path}/read`]: undefined,
  });
  conversation = createConversation('CV-1', { http, platform: { clock, browser } });
  conversation.start();
  await clock.advance(0);
});

it('A conversation asks for new entries every 20 s while the page is visible, and never after its end [CONV-3]', async () => {
  http.respond(listEntries, part([messageEntry(61)]));
  await clock.advance(20_000);
  expect(ready().held.map(({ id }) => id)).toEqual([messageEntry(61).id]);
  http.respond(listEntries, part([]));
  browser.setVisible(false);
  await clock.advance(100_000);
  expect(polls()).toBe(1);
  browser.setVisible(true);
  await clock.advance(0);
  expect(polls()).toBe(2);
  conversation.stop();
  await clock.advance(100_000);
  expect(polls()).toBe(2);
});

it('A conversation polls more slowly after failures, and keeps its entries [CONV-3]', async () => {
  http.respond(listEntries, new NetworkError('Played by the test.'));
  await clock.advance(20_000);
  await clock.advance(39_000);
  expect(polls()).toBe(1);
  await clock.advance(1_000);
  expect(polls()).toBe(2);
  expect(ready().entries).toHaveLength(2);
});

it('A conversation loads every new entry when more arrived than one response holds [CONV-3]', async () => {
  const parts = [part([messageEntry(61)], { hasLater: true }), part([messageEntry(62)])];
  http.respond(listEntries, () => parts.shift());
  await conversation.refresh();
  expect(ready().held).toHaveLength(2);
});

it('A conversation that cannot be loaded can be loaded again', async () => {
  const failing = createFakeHttpClient({ [listEntries]: new NetworkError('Played by the test.') });
  const other = createConversation('CV-1', { http: failing, platform: { clock, browser } });
  other.start();
  await clock.advance(0);
  expect(other.getSnapshot().status).toBe('failed');
  failing.respond(listEntries, part([messageEntry(1)]));
  other.retry();
  await clock.advance(0);
  expect(other.getSnapshot().status).toBe('ready');
});

it('Earlier entries are loaded on request, and the request can be repeated after a failure [CONV-1]', async () => {
  http.respond(listEntries, new NetworkError('Played by the test.'));
  await conversation.showEarlier();
  expect(ready().earlier).toBe('failed');
  http.respond(listEntries, part([messageEntry(58)]));
  await Promise.all([conversation.showEarlier(), conversation.showEarlier()]);
  expect(ready().entries.map(({ id }) => id)).toEqual([58, 59, 60].map((each) => messageEntry(each).id));
  expect(ready().earlier).toBe('none');
});

it('Earlier entries that are loaded are shown again without a request [CONV-10]', async () => {
  const earlier = Array.from({ length: 140 }, (_, index) => messageEntry(index - 81));
  http.respond(listEntries, part(earlier));
  await conversation.showEarlier();
  conversation.showNewest();
  const before = http.calls.length;
  await conversation.showEarlier();
  expect(ready().lastDrawnId).toBe(earlier.at(-29)?.id);
  conversation.showLater();
  expect(ready().lastDrawnId).toBeNull();
  expect(http.calls).toHaveLength(before);
});

it('The whole conversation is loaded before it is printed [CASE-8]', async () => {
  const parts = [part([messageEntry(58)], { hasEarlier: true }), part([messageEntry(57)])];
  http.respond(listEntries, () => parts.shift());
  await conversation.beforePrint();
  expect(ready().entries).toHaveLength(4);
  expect(ready().isPrinting).toBe(true);
  conversation.afterPrint();
  expect(ready().isPrinting).toBe(false);
});

it('No more of a conversation is loaded than can be printed [CASE-8]', async () => {
  let last = 57;
  http.respond(listEntries, () => {
    const items = Array.from({ length: 100 }, (_, index) => messageEntry(last - 99 + index));
    last -= 100;
    return part(items, { hasEarlier: last > -5000 });
  });
  await conversation.beforePrint();
  expect(ready().entries.length).toBeGreaterThanOrEqual(1000);
  expect(ready().entries.length).toBeLessThan(1100);
});

it('The newest entry is marked as read once, and again after a failure [CONV-2]', async () => {
  http.respond(`PUT ${path}/read`, new NetworkError('Played by the test.'));
  expect(await conversation.markRead()).toBe(false);
  http.respond(`PUT ${path}/read`, undefined);
  expect(await conversation.markRead()).toBe(true);
  expect(await conversation.markRead()).toBe(false);
  expect(http.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    entryId: messageEntry(60).id,
  });
});

it('A file that is being scanned is polled until its scan has ended [CONV-9]', async () => {
  const file = { id: 'AT-1', name: 'a.txt', size: 1, mediaType: 'text/plain', scan: 'pending' } as const;
  conversation.add({ ...messageEntry(61), attachments: [file] });
  const address = 'GET /api/portal/rest/attachments/AT-1';
  http.respond(address, file);
  await clock.advance(3_000);
  expect(ready().entries.at(-1)?.attachments[0]?.scan).toBe('pending');
  http.respond(address, { ...file, scan: 'blocked' });
  await clock.advance(1_500);
  expect(ready().entries.at(-1)?.attachments[0]?.scan).toBe('blocked');
  const asked = http.calls.length;
  await clock.advance(10_000);
  expect(http.calls).toHaveLength(asked);
});
