import { beforeEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../auth/tokens/currentUser.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { HttpStatusError, NetworkError } from '../base/errors/errors.ts';
import { createStore, type Store } from '../base/store/createStore.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeHttpClient, type FakeHttpClient } from '../testing/fakeHttpClient.ts';
import { settlePromises } from '../testing/manualClock.ts';
import { createDeferred } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createTestUser } from '../testing/users.ts';
import { createTerms, type Terms } from './createTerms.ts';

const path = '/api/identity/rest/terms-of-use/accept';
const newcomer = createTestUser({ agreedToTermsOfUse: false });

let hub = createChannelHub();
let http: FakeHttpClient;
let session: Store<SessionState>;
let logger = createRecordingLogger();
const refreshUser = vi.fn<() => Promise<CurrentUser>>();

function openTab(tab: Store<SessionState> = session): Terms {
  const terms = createTerms({}, { session: { ...tab, refreshUser }, http, channel: hub.open(), logger });
  terms.start();
  return terms;
}

const signedIn = (user: CurrentUser): SessionState => ({ status: 'signed-in', user, freshness: 'fresh' });

beforeEach(() => {
  hub = createChannelHub();
  logger = createRecordingLogger();
  http = createFakeHttpClient({ [`POST ${path}`]: undefined });
  session = createStore<SessionState>(signedIn(newcomer));
  refreshUser.mockReset().mockResolvedValue(newcomer);
});

it('The terms are unknown without a user, then follow the claim [TERMS-7]', () => {
  session.set({ status: 'checking' });
  const terms = openTab();
  expect(terms.getSnapshot()).toEqual({ status: 'unknown' });
  session.set(signedIn(newcomer));
  expect(terms.getSnapshot()).toEqual({ status: 'required', error: null });
  session.set(signedIn(createTestUser()));
  expect(terms.getSnapshot()).toEqual({ status: 'agreed' });
});

it('The terms are agreed before the claims are refreshed, and stay so [TERMS-8, TERMS-13]', async () => {
  const terms = openTab();
  const accepted = terms.accept();
  expect(terms.getSnapshot()).toEqual({ status: 'accepting' });
  await accepted;
  expect(terms.getSnapshot()).toEqual({ status: 'agreed' });
  expect(refreshUser).toHaveBeenCalledTimes(1);
  session.set(signedIn(createTestUser({ agreedToTermsOfUse: false, firstName: 'Changed' })));
  expect(terms.getSnapshot()).toEqual({ status: 'agreed' });
});

it('The terms send one request, however often accept is called [CALL-9]', async () => {
  const terms = openTab();
  await Promise.all([terms.accept(), terms.accept()]);
  await terms.accept();
  expect(http.calls).toEqual([{ method: 'POST', path, body: undefined }]);
});

it('The terms stay required with the error when saving fails, and can be accepted again [TERMS-9]', async () => {
  const error = new HttpStatusError(500, null, 'Played by the test.');
  http.respond(`POST ${path}`, error);
  const terms = openTab();
  await terms.accept();
  expect(terms.getSnapshot()).toEqual({ status: 'required', error });
  expect(refreshUser).not.toHaveBeenCalled();
  session.set({ ...signedIn(newcomer) });
  expect(terms.getSnapshot()).toEqual({ status: 'required', error });
  http.respond(`POST ${path}`, undefined);
  await terms.accept();
  expect(terms.getSnapshot()).toEqual({ status: 'agreed' });
});

it('The terms are required again after an unexpected failure too', async () => {
  http.respond(`POST ${path}`, new TypeError('a bug'));
  const terms = openTab();
  await terms.accept();
  expect(terms.getSnapshot()).toMatchObject({ status: 'required', error: { name: 'UnexpectedError' } });
});

it('The terms stay agreed when only refreshing the claims fails', async () => {
  refreshUser.mockRejectedValue(new NetworkError('Played by the test.'));
  const terms = openTab();
  await terms.accept();
  await settlePromises();
  expect(terms.getSnapshot()).toEqual({ status: 'agreed' });
  expect(logger.entries).toHaveLength(1);
});

it('The terms accepted in one tab are agreed in the other tabs of the same user only [TERMS-14]', async () => {
  const strangers = createStore<SessionState>(
    signedIn(createTestUser({ id: 'user-2', agreedToTermsOfUse: false })),
  );
  const [first, second, stranger] = [openTab(), openTab(), openTab(strangers)];
  await first.accept();
  expect(second.getSnapshot()).toEqual({ status: 'agreed' });
  expect(stranger.getSnapshot()).toEqual({ status: 'required', error: null });
  expect(http.calls).toHaveLength(1);
});

it('The terms ignore other messages on the channel', () => {
  const terms = openTab();
  const channel = hub.open();
  for (const message of [
    null,
    'terms-agreed',
    { type: 'terms-agreed' },
    { type: 'terms-agreed', userId: 7 },
  ]) {
    channel.post(message);
  }
  expect(terms.getSnapshot().status).toBe('required');
});

it('The terms are reset with the session, and a late response changes nothing for the next user', async () => {
  const response = createDeferred<void>();
  http.respond(`POST ${path}`, () => response.promise);
  const terms = openTab();
  const accepted = terms.accept();
  session.set({ status: 'signed-out', reason: 'signed-out' });
  expect(terms.getSnapshot()).toEqual({ status: 'unknown' });
  session.set(signedIn(createTestUser({ id: 'user-2', agreedToTermsOfUse: false })));
  response.resolve();
  await accepted;
  expect(terms.getSnapshot()).toEqual({ status: 'required', error: null });
  expect(hub.messages).toEqual([]);
});

it('The terms stop following the session when they are stopped', () => {
  const terms = openTab();
  terms.stop();
  session.set({ status: 'checking' });
  expect(terms.getSnapshot().status).toBe('required');
});
