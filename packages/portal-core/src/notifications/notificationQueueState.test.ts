import { expect, it } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import {
  emptyNotificationQueue,
  notificationQueueTransition,
  openNotification,
  type NotificationQueueEvent,
  type NotificationQueueState,
} from './notificationQueueState.ts';

const error = new NetworkError('Played by the test.');
const begun: NotificationQueueEvent = { type: 'begun', closed: [] };
const loaded: NotificationQueueEvent = { type: 'loaded', types: ['WELCOME', 'MARKETING'] };
const failed: NotificationQueueEvent = { type: 'load-failed', error };
const close = (id: number): NotificationQueueEvent => ({ type: 'closed', id });
const deferred = (id: number): NotificationQueueEvent => ({ type: 'deferred', id });
const requeued: NotificationQueueEvent = { type: 'requeued' };
const preview: NotificationQueueEvent = { type: 'previewed', notification: 'WELCOME' };

const after = (events: readonly NotificationQueueEvent[]): NotificationQueueState =>
  events.reduce(notificationQueueTransition, emptyNotificationQueue);

/** The load's status, then the popups from the open one on, a preview in brackets. */
const words = ({ load, queue }: NotificationQueueState): string =>
  [load.status, ...queue.map(({ type, preview: isPreview }) => (isPreview ? `(${type})` : type))].join(' ');

it.each<[string, readonly NotificationQueueEvent[], string]>([
  ['is empty at first', [], 'idle'],
  ['loads when a user signs in', [begun], 'loading'],
  ['holds the popups in the order of the list', [begun, loaded], 'ready WELCOME MARKETING'],
  ['lets the next one open when the open one closes', [begun, loaded, close(1)], 'ready MARKETING'],
  ['is done after the last one', [begun, loaded, close(1), close(2)], 'ready'],
  ['closes one popup by two clicks', [begun, loaded, close(1), close(1)], 'ready MARKETING'],
  ['closes no popup that waits behind another', [begun, loaded, close(2)], 'ready WELCOME MARKETING'],
  ['holds each type once', [begun, { type: 'loaded', types: ['MARKETING', 'MARKETING'] }], 'ready MARKETING'],
  [
    'leaves out what was closed in this session before',
    [{ type: 'begun', closed: ['WELCOME'] }, loaded],
    'ready MARKETING',
  ],
  ['ignores a list that was not requested', [loaded], 'idle'],
  ['takes one list only', [begun, loaded, close(1), close(2), loaded], 'ready'],
  ['remembers a failure', [begun, failed], 'failed'],
  [
    'loads again after a failure',
    [begun, failed, { type: 'load-started' }, loaded],
    'ready WELCOME MARKETING',
  ],
  [
    'does not load again without a failure',
    [begun, loaded, { type: 'load-started' }],
    'ready WELCOME MARKETING',
  ],
  ['does not fail after it is ready', [begun, loaded, failed], 'ready WELCOME MARKETING'],
  ['shows no preview without a user', [preview], 'idle'],
  ['shows a preview', [begun, failed, preview], 'failed (WELCOME)'],
  ['shows no preview over a popup', [begun, loaded, preview], 'ready WELCOME MARKETING'],
  ['shows one preview at a time', [begun, preview, preview], 'loading (WELCOME)'],
  ['lets a list wait behind a preview', [begun, preview, loaded], 'ready (WELCOME) WELCOME MARKETING'],
  [
    'loads after a failure despite a preview',
    [begun, failed, preview, close(1), { type: 'load-started' }, loaded],
    'ready WELCOME MARKETING',
  ],
  [
    'closes no popup by the second click on a preview',
    [begun, preview, loaded, close(1), close(1)],
    'ready WELCOME MARKETING',
  ],
  ['opens the next popup when the open one is deferred', [begun, loaded, deferred(1)], 'ready MARKETING'],
  [
    'requeues a deferred popup behind those that wait',
    [begun, loaded, deferred(1), requeued],
    'ready MARKETING WELCOME',
  ],
  ['requeues a popup once', [begun, loaded, deferred(1), requeued, close(2), deferred(3), requeued], 'ready'],
  ['defers no popup that is not open', [begun, loaded, deferred(2)], 'ready WELCOME MARKETING'],
  ['does not requeue a preview', [begun, failed, preview, deferred(1), requeued], 'failed'],
  ['forgets deferred popups with the next user', [begun, loaded, deferred(1), begun, requeued], 'loading'],
  ['forgets all with the session', [begun, loaded, { type: 'ended' }], 'idle'],
  ['forgets all with the next user', [begun, loaded, close(1), begun, loaded], 'ready WELCOME MARKETING'],
])('The notification queue %s', (_name, events, expected) => {
  expect(words(after(events))).toBe(expected);
});

it.each<[string, readonly NotificationQueueEvent[], NotificationQueueEvent]>([
  ['a list that was not requested', [], loaded],
  ['a failure after the list', [begun, loaded], failed],
  ['a close of something else', [begun, loaded], close(9)],
  ['a close where nothing is open', [begun], close(1)],
  ['a preview over a popup', [begun, loaded], preview],
  ['a popup deferred that is not open', [begun, loaded], deferred(2)],
  ['a requeue without deferred popups', [begun, loaded], requeued],
  ['an end where nothing began', [], { type: 'ended' }],
])('notificationQueueTransition keeps its reference after %s', (_name, events, event) => {
  const before = after(events);
  expect(notificationQueueTransition(before, event)).toBe(before);
});

it('notificationQueueTransition gives each popup a unique id, across users and previews', () => {
  const first = [begun, loaded, close(1), close(2), preview, close(3)];
  const next = [begun, failed, preview, close(4), { type: 'load-started' } as const, loaded];
  const events = first.concat(next);
  const ids = events.map((_event, index) => after(events.slice(0, index + 1)).queue.map(({ id }) => id));
  expect(ids).toEqual([[], [1, 2], [2], [], [3], [], [], [], [4], [], [], [5, 6]]);
});

it('notificationQueueTransition forgets the closed types with their user', () => {
  const closed = after([begun, loaded, close(1)]);
  expect(closed.closed).toEqual(['WELCOME']);
  expect(notificationQueueTransition(closed, { type: 'ended' })).toEqual({
    load: { status: 'idle' },
    queue: [],
    closed: [],
    deferred: [],
    nextId: 3,
  });
});

it('openNotification returns the first popup of the queue, or null', () => {
  expect(openNotification(after([begun]))).toBeNull();
  expect(openNotification(after([begun, loaded, close(1)]))).toEqual({
    id: 2,
    type: 'MARKETING',
    preview: false,
  });
});
