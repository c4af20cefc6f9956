import { expect, it } from 'vitest';
import { AuthError, TimeoutError } from '../base/errors/errors.ts';
import type { OidcGateway } from '../auth/gateway.ts';
import type { AuthSession } from '../auth/session/session.ts';
import type { SessionState } from '../auth/session/sessionState.ts';
import { createStore } from '../base/store/createStore.ts';
import { createTestUser } from '../testing/users.ts';
import { createSessionObserver } from './createSessionObserver.ts';
import { recordEvents } from './events.fixtures.ts';

function follow() {
  const { clock, emit, events } = recordEvents();
  const observer = createSessionObserver({ emit: emit, clock });
  const store = createStore<SessionState>({ status: 'unknown' });
  let token: string | null = null;
  observer.follow({ ...store, peekAccessToken: () => token } satisfies Pick<
    AuthSession,
    'getSnapshot' | 'subscribe' | 'peekAccessToken'
  >);
  const user = createTestUser();
  return {
    clock,
    observer,
    store,
    signIn(this: void, next: string) {
      store.set({ status: 'checking' });
      token = next;
      store.set({ status: 'signed-in', user, freshness: 'fresh' });
      events.length = 0;
    },
    renewing: (freshness: 'refreshing' | 'failing') => store.set({ status: 'signed-in', user, freshness }),
    renewed(this: void, next: string | null) {
      token = next;
      store.set({ status: 'signed-in', user, freshness: 'fresh' });
    },
    reported: () => events.map(({ name, attributes }) => Object.assign({ name }, attributes)),
  };
}

it('createSessionObserver reports sign-ins by the silent check and by the form, with their duration', async () => {
  const { clock, observer, store, reported } = follow();
  const user = createTestUser();
  store.set({ status: 'checking' });
  await observer.observeFrame(async () => '')('https://id.example/auth', {
    signal: new AbortController().signal,
  });
  await clock.advance(80);
  store.set({ status: 'signed-in', user, freshness: 'fresh' });
  store.set({ status: 'unknown' });
  store.set({ status: 'checking' });
  store.set({ status: 'signed-in', user, freshness: 'fresh' });
  const signedIn = { name: 'portal.sign_in', 'portal.sign_in.outcome': 'signed-in' };
  expect(reported()).toEqual([
    { ...signedIn, 'portal.sign_in.method': 'silent', 'portal.duration_ms': 80 },
    { ...signedIn, 'portal.sign_in.method': 'form', 'portal.duration_ms': 0 },
  ]);
});

it.each([
  ['provider-refused', 'refused'],
  ['provider-unreachable', 'failed'],
  ['invalid-response', 'failed'],
] as const)('createSessionObserver reports a failed sign-in because of %s', (reason, outcome) => {
  const { store, reported } = follow();
  store.set({ status: 'checking' });
  store.set({ status: 'failed', reason, error: new AuthError(reason, 'Played by the test.') });
  expect(reported()).toMatchObject([{ 'portal.sign_in.outcome': outcome, 'error.type': reason }]);
});

it('createSessionObserver reports no failure and no session end when the provider has no session', () => {
  const { store, reported } = follow();
  store.set({ status: 'checking' });
  store.set({ status: 'signed-out', reason: 'no-session' });
  expect(reported()).toMatchObject([{ name: 'portal.sign_in', 'portal.sign_in.outcome': 'no-session' }]);
});

it('createSessionObserver reports a refresh with retries as one refresh', async () => {
  const { clock, signIn, renewing, renewed, reported } = follow();
  signIn('a');
  renewing('refreshing');
  await clock.advance(500);
  renewing('failing');
  await clock.advance(200);
  renewed('b');
  await clock.advance(100);
  renewed('c');
  expect(reported()).toEqual([{ name: 'portal.token_refresh', 'portal.duration_ms': 700 }]);
});

it('createSessionObserver reports why a refresh brought no new tokens when the session goes on', () => {
  const { signIn, renewing, renewed, reported } = follow();
  signIn('a');
  renewing('refreshing');
  renewed('a');
  expect(reported()).toEqual([
    { name: 'portal.token_refresh', 'portal.duration_ms': 0, 'error.type': 'NetworkError' },
  ]);
});

it.each([
  [new AuthError('session-ended', 'Played by the test.'), 'session-ended'],
  [new AuthError('provider-unreachable', 'Played by the test.'), 'provider-unreachable'],
  [new TimeoutError('Played by the test.', 5_000), 'TimeoutError'],
])(
  'createSessionObserver reports a lost session as a failed refresh with its cause, then as an ended session',
  async (error, cause) => {
    const { observer, store, signIn, renewing, reported } = follow();
    signIn('a');
    renewing('refreshing');
    const { refresh } = observer.observeGateway<Pick<OidcGateway, 'refresh'>>({
      refresh: async () => {
        throw error;
      },
    });
    await expect(refresh('r', new AbortController().signal)).rejects.toBe(error);
    store.set({ status: 'signed-out', reason: 'session-ended' });
    expect(reported()).toEqual([
      { name: 'portal.token_refresh', 'portal.duration_ms': 0, 'error.type': cause },
      { name: 'portal.session_end', 'portal.session_end.reason': 'session-ended' },
    ]);
  },
);

it('createSessionObserver reports only the sign-out when the user signs out during a refresh', () => {
  const { store, signIn, renewing, renewed, reported } = follow();
  signIn('a');
  renewing('refreshing');
  store.set({ status: 'signed-out', reason: 'signed-out' });
  store.set({ status: 'signed-out', reason: 'signed-out-here' });
  expect(reported()).toEqual([{ name: 'portal.session_end', 'portal.session_end.reason': 'signed-out' }]);
  store.set({ status: 'checking' });
  renewed('b');
  expect(reported().map(({ name }) => name)).toEqual(['portal.session_end', 'portal.sign_in']);
});
