import { beforeEach, expect, it } from 'vitest';
import { CancelledError, HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createStore, type Store } from '../base/store/createStore.ts';
import type { TermsState } from '../terms/createTerms.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock, settlePromises } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createScriptedSession, type ScriptedSession } from '../testing/scriptedSession.ts';
import { createTestUser } from '../testing/users.ts';
import { createNotificationQueue, type NotificationQueue } from './createNotificationQueue.ts';
import { openNotification } from './notificationQueueState.ts';

const path = '/api/identity/rest/global-notification/notifications';
const list = `GET ${path}`;
const dontShow = (type: string): string => `POST ${path}/${type}-notification/dont-show`;
const all = ['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING'];

let http: FakeHttpClient;
let session: ScriptedSession;
let terms: Store<TermsState>;
let clock = createManualClock();
let logger = createRecordingLogger();
let tabStorage = createMemoryStorage();
let queue: NotificationQueue;

/** A page as it starts: after a reload the session is unknown again, the tab's storage stays. */
function openPage(): void {
  session = createScriptedSession();
  queue = createNotificationQueue({}, { session, terms, http, clock, tabStorage, logger });
  queue.start();
}

const openType = (): string | null => openNotification(queue.getSnapshot())?.type ?? null;
const calls = (): string[] => http.calls.map(({ method, path: called }) => `${method} ${called}`);
const posts = (): string[] => calls().filter((call) => call.startsWith('POST'));

function closeOpen(choice?: { dontShowAgain?: boolean }): void {
  const open = openNotification(queue.getSnapshot());
  if (open !== null) queue.close(open.id, choice);
}

async function signIn(user = createTestUser()): Promise<void> {
  session.signIn(user);
  await settlePromises();
}

beforeEach(() => {
  http = createFakeHttpClient({
    [list]: all,
    [dontShow('welcome')]: undefined,
    [dontShow('marketing')]: undefined,
  });
  terms = createStore<TermsState>({ status: 'agreed' });
  clock = createManualClock();
  logger = createRecordingLogger();
  tabStorage = createMemoryStorage();
  openPage();
});

it('The pending popups are requested once, when the terms are accepted and not before [POPUP-1, CALL-1]', async () => {
  terms.set({ status: 'required', error: null });
  await signIn();
  expect(calls()).toEqual([]);
  terms.set({ status: 'agreed' });
  session.changeClaims(createTestUser({ firstName: 'Changed' }));
  await settlePromises();
  expect(calls()).toEqual([list]);
});

it('The pending popups open one after the other, in the order of the list [POPUP-3]', async () => {
  await signIn();
  const seen: (string | null)[] = [];
  for (let round = 0; round < 4; round += 1) {
    seen.push(openType());
    closeOpen();
  }
  expect(seen).toEqual([...all, null]);
});

it('Pending popups of an unknown or malformed type are logged and skipped, and block no other [POPUP-4]', async () => {
  http.respond(list, ['SURPRISE', 'WELCOME', null, { type: 'MARKETING' }, 'x'.repeat(5_000), 'MARKETING']);
  await signIn();
  expect(queue.getSnapshot().queue.map(({ type }) => type)).toEqual(['WELCOME', 'MARKETING']);
  expect(logger.entries.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn']);
  expect(logger.entries[0]?.message).toContain('SURPRISE');
  expect(logger.entries[3]?.message.length).toBeLessThan(200);
});

it('A popup that could not be drawn comes once more, then is skipped with a warning and never recorded [POPUP-8]', async () => {
  await signIn();
  const setOpenAside = (): void => queue.deferFailed(openNotification(queue.getSnapshot())?.id ?? 0);
  setOpenAside();
  expect(openType()).toBe('MARKETING');
  closeOpen();
  closeOpen();
  expect(openType()).toBeNull();
  queue.requeueDeferred();
  expect(openType()).toBe('WELCOME');
  expect(logger.entries).toEqual([]);
  setOpenAside();
  queue.requeueDeferred();
  expect(openType()).toBeNull();
  expect(logger.entries).toMatchObject([{ level: 'warn', message: expect.stringContaining('WELCOME') }]);
  expect(posts()).toEqual([]);
  expect(queue.getSnapshot().closed).not.toContain('WELCOME');
});

it.each([
  ['an outage', 'NetworkError', new NetworkError('Played by the test.')],
  ['no list', 'ContractError', { types: all }],
])('The pending popups are empty after %s, and can be requested again', async (_name, name, reply) => {
  http.respond(list, reply);
  await signIn();
  expect(queue.getSnapshot()).toMatchObject({ load: { status: 'failed', error: { name } }, queue: [] });
  expect(logger.entries).toEqual([
    {
      level: 'warn',
      message: expect.stringContaining('The pending notifications'),
      cause: expect.any(Error),
    },
  ]);
  http.respond(list, all);
  await Promise.all([queue.load(), queue.load()]);
  expect(openType()).toBe('WELCOME');
  expect(calls()).toHaveLength(2);
});

it('The pending popups of an earlier user are dropped when they arrive late', async () => {
  const [late, own] = [createDeferred<unknown>(), createDeferred<unknown>()];
  http.respond(list, () => late.promise);
  await signIn();
  session.signOut();
  http.respond(list, () => own.promise);
  await signIn(createTestUser({ id: 'user-2' }));
  late.resolve(all);
  await settlePromises();
  expect(openType()).toBeNull();
  own.resolve(['MARKETING']);
  await settlePromises();
  expect(openType()).toBe('MARKETING');
});

it.each([
  ['WELCOME', undefined, [dontShow('welcome')]],
  ['WELCOME', { dontShowAgain: false }, [dontShow('welcome')]],
  ['MARKETING', undefined, []],
  ['MARKETING', { dontShowAgain: false }, []],
  ['MARKETING', { dontShowAgain: true }, [dontShow('marketing')]],
  ['CONTACT_ROLE_MANAGEMENT_WARNING', { dontShowAgain: true }, []],
])(
  'Closing the popup %s with %j records %j [WELCOME-3, MARKETING-8, CALL-5, CALL-7]',
  async (type, choice, expected) => {
    http.respond(list, [type]);
    await signIn();
    closeOpen(choice);
    await settlePromises();
    expect(posts()).toEqual(expected);
    expect(openType()).toBeNull();
  },
);

it('Closing a popup twice records it once', async () => {
  await signIn();
  const id = openNotification(queue.getSnapshot())?.id ?? 0;
  queue.close(id);
  queue.close(id);
  await settlePromises();
  expect(openType()).toBe('MARKETING');
  expect(posts()).toEqual([dontShow('welcome')]);
});

it('Closing a popup of an earlier user closes none of the next user', async () => {
  await signIn();
  const id = openNotification(queue.getSnapshot())?.id ?? 0;
  await signIn(createTestUser({ id: 'user-2', sid: 'provider-session-2' }));
  queue.close(id);
  await settlePromises();
  expect(openType()).toBe('WELCOME');
  expect(posts()).toEqual([]);
});

it('A closed popup is remembered across a reload for the same provider session [POPUP-5, STATE-3]', async () => {
  await signIn();
  closeOpen();
  openPage();
  await signIn();
  expect(queue.getSnapshot().queue.map(({ type }) => type)).toEqual(all.slice(1));
  session.signOut('session-ended');
  openPage();
  await signIn();
  expect(openType()).toBe('MARKETING');
});

it.each([
  ['another session', { sid: 'provider-session-2' }],
  ['another user', { id: 'user-2', sid: 'provider-session-2' }],
])('A closed popup is forgotten in %s [POPUP-5]', async (_name, change) => {
  await signIn();
  closeOpen();
  openPage();
  await signIn(createTestUser(change));
  expect(openType()).toBe('WELCOME');
  expect(tabStorage.keys()).toEqual([]);
});

it('A closed popup leaves nothing in storage after a sign-out [STATE-6]', async () => {
  await signIn();
  closeOpen();
  expect(tabStorage.keys()).toEqual(['quayside.closedPopups']);
  session.signOut();
  expect(tabStorage.keys()).toEqual([]);
});

it('A closed popup is remembered despite other values in storage, which are ignored', async () => {
  const stored = { sid: 'provider-session-1', types: ['WELCOME', 'SURPRISE', 7] };
  tabStorage.set('quayside.closedPopups', JSON.stringify(stored));
  await signIn();
  expect(queue.getSnapshot().closed).toEqual(['WELCOME']);
  closeOpen();
  expect(tabStorage.get('quayside.closedPopups')).toBe(
    JSON.stringify({ ...stored, types: ['WELCOME', 'MARKETING'] }),
  );
});

it('Closing a popup remembers that popup alone', async () => {
  await signIn();
  expect(queue.getSnapshot().closed).toEqual([]);
  closeOpen();
  expect(queue.getSnapshot().closed).toEqual(['WELCOME']);
});

it('A closed popup makes the pending popups stale when it is recorded', async () => {
  const received: string[] = [];
  await signIn();
  http.cache.subscribe(path, {}, (event) => received.push(event));
  closeOpen();
  await settlePromises();
  closeOpen({ dontShowAgain: false });
  await settlePromises();
  expect(received).toEqual(['invalidated']);
});

it('A closed popup is remembered for the page load only when the user has no session id', async () => {
  const { sid: _sid, ...nameless } = createTestUser();
  await signIn(nameless);
  closeOpen();
  expect(tabStorage.keys()).toEqual([]);
  expect(openType()).toBe('MARKETING');
});

it.each(['', '{', '[]', '{"sid":7}', '{"sid":"provider-session-1","types":{"0":"WELCOME"}}', 'null'])(
  'The pending popups open when the storage of the closed ones holds %j',
  async (stored) => {
    tabStorage.set('quayside.closedPopups', stored);
    await signIn();
    expect(openType()).toBe('WELCOME');
  },
);

it('A “don’t show again” that fails closes the popup and is retried in the background until it succeeds [POPUP-7]', async () => {
  http.respond(dontShow('welcome'), new HttpStatusError(500, null, 'Played by the test.'));
  await signIn();
  closeOpen();
  expect(openType()).toBe('MARKETING');
  await clock.advance(1_999);
  expect(posts()).toHaveLength(1);
  await clock.advance(1);
  expect(posts()).toHaveLength(2);
  http.respond(dontShow('welcome'), undefined);
  await clock.advance(600_000);
  expect(posts()).toHaveLength(3);
  expect(logger.entries).toEqual([]);
});

it('A “don’t show again” that fails is dropped after six attempts in about a minute, with a log entry', async () => {
  http.respond(dontShow('welcome'), new NetworkError('Played by the test.'));
  await signIn();
  closeOpen();
  await clock.advance(62_000);
  expect(posts()).toHaveLength(6);
  expect(logger.entries).toEqual([
    {
      level: 'warn',
      message: expect.stringContaining('could not be saved'),
      cause: expect.any(NetworkError),
    },
  ]);
  await clock.advance(600_000);
  expect(posts()).toHaveLength(6);
  expect(clock.pendingTimers()).toBe(0);
});

it.each([
  ['as long as the server asks', 300_000, 300_000],
  ['no longer than five minutes, whatever the server asks', 3_600_000, 300_000],
  ['two seconds when the server asks for less', 1_000, 2_000],
])(
  'A “don’t show again” that fails waits %s before its retry [POPUP-7]',
  async (_name, retryAfterMs, waitMs) => {
    http.respond(dontShow('welcome'), new HttpStatusError(503, null, 'Played by the test.', retryAfterMs));
    await signIn();
    closeOpen();
    await clock.advance(waitMs - 1);
    expect(posts()).toHaveLength(1);
    await clock.advance(1);
    expect(posts()).toHaveLength(2);
  },
);

it('A “don’t show again” that fails is not retried when a retry cannot help', async () => {
  http.respond(dontShow('welcome'), new HttpStatusError(404, null, 'Played by the test.'));
  await signIn();
  closeOpen();
  await clock.advance(600_000);
  expect(posts()).toHaveLength(1);
  expect(logger.entries).toHaveLength(1);
});

it.each([
  ['after the session', new HttpStatusError(404, null, 'Played by the test.'), true],
  ['because its call was cancelled', new CancelledError('session-over'), false],
])('A “don’t show again” that fails %s needs no log entry', async (_name, failure, isLate) => {
  const response = createDeferred<Error>();
  http.respond(dontShow('welcome'), () => response.promise);
  await signIn();
  closeOpen();
  if (isLate) session.signOut();
  response.resolve(failure);
  await clock.advance(600_000);
  expect(posts()).toHaveLength(1);
  expect(logger.entries).toEqual([]);
});

it.each([
  ['the session', () => session.signOut()],
  ['the page', () => queue.stop()],
])('A “don’t show again” that fails is retried no longer than %s lasts', async (_name, end) => {
  http.respond(dontShow('welcome'), new NetworkError('Played by the test.'));
  await signIn();
  closeOpen();
  await clock.advance(2_000);
  end();
  await clock.advance(600_000);
  expect(posts()).toHaveLength(2);
  expect(clock.pendingTimers()).toBe(0);
  expect(logger.entries).toEqual([]);
});

it('The preview of a popup opens any type without a call, and records nothing [DEV-7, MARKETING-9]', async () => {
  http.respond(list, []);
  await signIn();
  for (const type of ['WELCOME', 'MARKETING', 'CONTACT_ROLE_MANAGEMENT_WARNING'] as const) {
    queue.preview(type);
    expect(openNotification(queue.getSnapshot())).toMatchObject({ type, preview: true });
    closeOpen({ dontShowAgain: true });
  }
  await settlePromises();
  expect(calls()).toEqual([list]);
  expect(tabStorage.keys()).toEqual([]);
});

it('The notification queue ignores the session after stop(), and follows it after start()', async () => {
  await signIn();
  queue.stop();
  expect(openType()).toBeNull();
  await signIn(createTestUser({ id: 'user-2' }));
  expect(calls()).toHaveLength(1);
  queue.start();
  queue.start();
  await settlePromises();
  expect(calls()).toHaveLength(2);
});
