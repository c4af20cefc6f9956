import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthError } from '../../base/errors/errors.ts';
import { createFakeBrowser, type FakeBrowser } from '../../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../../testing/fakeGateway.ts';
import { createManualClock, settlePromises, type ManualClock } from '../../testing/manualClock.ts';
import { createDeferred, failureOf } from '../../testing/promises.ts';
import type { RawTokenSet } from '../gateway.ts';
import { createTokenStore, type TokenStore, type TokenStoreEvents } from './tokenStore.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let browser: FakeBrowser;
let tokenStore: TokenStore;
let events: TokenStoreEvents;

const { signal } = new AbortController();
const unreachable = (): Promise<never> =>
  Promise.reject(new AuthError('provider-unreachable', 'Played by the test.'));

async function setUp(): Promise<void> {
  clock = createManualClock();
  gateway = createFakeGateway();
  browser = createFakeBrowser();
  events = {
    onRefreshStarted: vi.fn<() => void>(),
    onRefreshRetried: vi.fn<() => void>(),
    onRefreshed: vi.fn<() => void>(),
    onRefreshFailed: vi.fn<() => void>(),
    onLost: vi.fn<() => void>(() => tokenStore.drop()),
  };
  const validator = createFakeValidator();
  tokenStore = createTokenStore({ gateway, validator, browser, clock, timeoutMs: 10_000 }, events);
  const expectation = { nonce: 'nonce', previous: null };
  tokenStore.adopt(await validator.validate(gateway.issue(), expectation, signal));
}

beforeEach(setUp);

it('getAccessToken returns the token with 30 s or more left, and refreshes it with less [HTTP-6]', async () => {
  await clock.advance(270_000);
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-1');
  await clock.advance(1);
  await expect(tokenStore.getAccessToken({ minValiditySeconds: 10 })).resolves.toBe('access-1');
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-2');
  expect(gateway.calls.refresh).toBe(1);
});

it('getAccessToken counts the time the machine sleeps', async () => {
  clock.shiftWallClock(290_000);
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-2');
});

it('getAccessToken rejects when nobody is signed in', async () => {
  tokenStore.drop();
  await expect(tokenStore.getAccessToken()).rejects.toMatchObject({
    reason: 'not-signed-in',
    message: expect.stringContaining('Sign in first.'),
  });
});

it('A refresh is shared by any number of callers, and settles each once [HTTP-7]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ force: fc.boolean(), laterMs: fc.integer({ min: 0, max: 900 }) }), {
        minLength: 1,
        maxLength: 40,
      }),
      async (callers) => {
        await setUp();
        const settled = vi.fn<(token: string) => void>();
        gateway.refresh = () => {
          gateway.calls.refresh += 1;
          return new Promise((resolve) => {
            clock.setTimeout(() => resolve(gateway.issue()), 1_000);
          });
        };
        await clock.advance(299_500);
        for (const { force, laterMs } of [{ force: true, laterMs: 0 }, ...callers]) {
          clock.setTimeout(() => void tokenStore.getAccessToken({ force }).then(settled), laterMs);
        }
        await clock.advance(2_000);
        expect(gateway.calls.refresh).toBe(1);
        expect(settled.mock.calls).toEqual([['access-2'], ...callers.map(() => ['access-2'])]);
      },
    ),
    { numRuns: 40, verbose: true },
  );
});

it('A refresh is retried after an outage, while a valid token stays in use [HTTP-8]', async () => {
  await clock.advance(280_000);
  gateway.refresh = unreachable;
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-1');
  const forced = tokenStore.getAccessToken({ force: true });
  gateway.refresh = async () => gateway.issue();
  await clock.advance(500);
  await expect(forced).resolves.toBe('access-2');
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-2');
  expect(events.onLost).not.toHaveBeenCalled();
});

it('A refresh loses the session after exactly 10 s without success while online [HTTP-9]', async () => {
  gateway.refresh = unreachable;
  const forced = tokenStore.getAccessToken({ force: true });
  const outcome = failureOf(forced);
  await clock.advance(9_999);
  expect(events.onLost).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(await outcome).toMatchObject({ reason: 'session-ended' });
  expect(events.onLost).toHaveBeenCalledTimes(1);
  expect(clock.pendingTimers()).toBe(0);
});

it('A refresh is retried with pauses that double, and reports each retry', async () => {
  const tries: number[] = [];
  gateway.refresh = () => {
    tries.push(clock.monotonic());
    return unreachable();
  };
  const outcome = failureOf(tokenStore.getAccessToken({ force: true }));
  await clock.advance(10_000);
  expect(tries).toEqual([0, 500, 1_500, 3_500, 7_500]);
  expect(events.onRefreshStarted).toHaveBeenCalledTimes(1);
  expect(events.onRefreshRetried).toHaveBeenCalledTimes(5);
  expect(events.onRefreshed).not.toHaveBeenCalled();
  expect(events.onRefreshFailed).not.toHaveBeenCalled();
  expect(await outcome).toMatchObject({
    cause: { name: 'TimeoutError', message: expect.stringContaining('Renewing the session took') },
  });
});

it('A second forced refresh after the first one is done returns a newer token', async () => {
  await expect(tokenStore.getAccessToken({ force: true })).resolves.toBe('access-2');
  await expect(tokenStore.getAccessToken({ force: true })).resolves.toBe('access-3');
  expect(events.onRefreshed).toHaveBeenCalledTimes(2);
  expect(tokenStore.remainingMs()).toBeNull();
});

it('The renewNow of a token store waits for a refresh that starts after the call', async () => {
  const responses = [createDeferred<RawTokenSet>(), createDeferred<RawTokenSet>()];
  gateway.refresh = () => {
    gateway.calls.refresh += 1;
    return responses[gateway.calls.refresh - 1]?.promise ?? unreachable();
  };
  const early = tokenStore.getAccessToken({ force: true });
  const isRenewed = vi.fn<() => void>();
  const renewed = tokenStore.renewNow().then(isRenewed);
  await settlePromises();
  expect(gateway.calls.refresh).toBe(1);
  responses[0]?.resolve(gateway.issue());
  await early;
  await settlePromises();
  expect(gateway.calls.refresh).toBe(2);
  expect(isRenewed).not.toHaveBeenCalled();
  responses[1]?.resolve(gateway.issue());
  await renewed;
  expect(tokenStore.peek()?.accessToken).toBe('access-3');
});

it('A refresh that fails offline still returns a valid token to callers that accept it', async () => {
  await clock.advance(280_000);
  browser.setOnline(false);
  gateway.refresh = unreachable;
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-1');
  await clock.advance(20_000);
  await expect(tokenStore.getAccessToken()).rejects.toMatchObject({ name: 'NetworkError' });
});

it('A refresh that stalls keeps callers waiting until it is given up after 10 s', async () => {
  await clock.advance(298_000);
  gateway.refresh = () => new Promise(() => undefined);
  const settled: unknown[] = [];
  void failureOf(tokenStore.getAccessToken()).then((outcome) => settled.push(outcome));
  await clock.advance(5_000);
  expect(settled).toEqual([]);
  await clock.advance(5_000);
  expect(settled).toMatchObject([{ reason: 'session-ended' }]);
});

it('A refresh is retried when the first response stalls, within the same 10 s', async () => {
  let tries = 0;
  gateway.refresh = () => {
    tries += 1;
    return tries === 1 ? new Promise(() => undefined) : Promise.resolve(gateway.issue());
  };
  const forced = tokenStore.getAccessToken({ force: true });
  await clock.advance(5_500);
  await expect(forced).resolves.toBe('access-2');
});

it('A refresh settles every caller within 10 s when all responses stall', async () => {
  await clock.advance(299_000);
  gateway.refresh = () => new Promise(() => undefined);
  const waiters = [
    tokenStore.getAccessToken(),
    tokenStore.getAccessToken({ force: true }),
    tokenStore.getAccessToken(),
  ];
  const outcomes = Promise.allSettled(waiters);
  await clock.advance(10_000);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it.each([
  ['invalid_grant', () => Promise.reject(new AuthError('session-ended', 'Played by the test.'))],
  [
    'nothing',
    async () => ({
      accessToken: undefined,
      idToken: undefined,
      refreshToken: undefined,
      expiresIn: undefined,
    }),
  ],
  ['an empty token', async () => ({ ...gateway.issue(), accessToken: '' })],
  ['an invalid expiry', async () => ({ ...gateway.issue(), expiresIn: -1 })],
])('A refresh whose response is %s loses the session at once [HTTP-9]', async (_name, refresh) => {
  gateway.refresh = refresh;
  await expect(tokenStore.getAccessToken({ force: true })).rejects.toMatchObject({
    reason: 'session-ended',
  });
  expect(events.onLost).toHaveBeenCalledTimes(1);
});

it('A refresh loses the session without a refresh token', async () => {
  const tokens = tokenStore.peek();
  if (tokens !== null) tokenStore.adopt({ ...tokens, refreshToken: null });
  await expect(tokenStore.getAccessToken({ force: true })).rejects.toMatchObject({
    reason: 'session-ended',
  });
});

it('A refresh fails as retryable while offline, and keeps the session [HTTP-10]', async () => {
  browser.setOnline(false);
  gateway.refresh = unreachable;
  await expect(tokenStore.getAccessToken({ force: true })).rejects.toMatchObject({
    name: 'NetworkError',
    retryable: true,
    message: expect.stringContaining('Try again when it is connected.'),
  });
  await expect(tokenStore.getAccessToken()).resolves.toBe('access-1');
  expect(events.onLost).not.toHaveBeenCalled();
  expect(events.onRefreshFailed).toHaveBeenCalledTimes(1);
});

it('A refresh fails as retryable when the device goes offline while the response stalls', async () => {
  gateway.refresh = () => new Promise(() => undefined);
  const forced = failureOf(tokenStore.getAccessToken({ force: true }));
  browser.setOnline(false);
  await clock.advance(10_000);
  expect(await forced).toMatchObject({
    name: 'NetworkError',
  });
  expect(events.onLost).not.toHaveBeenCalled();
});

it('A refresh is dropped with its epoch, and its late response does not affect the next one', async () => {
  const response = createDeferred<RawTokenSet>();
  gateway.refresh = () => response.promise;
  const forced = failureOf(tokenStore.getAccessToken({ force: true }));
  const before = tokenStore.getEpoch();
  tokenStore.drop();
  response.resolve(gateway.issue());
  await settlePromises();
  expect(await forced).toMatchObject({
    reason: 'session-over',
  });
  expect(before.signal.aborted).toBe(true);
  expect(tokenStore.getEpoch()).toMatchObject({ id: before.id + 1 });
  expect(tokenStore.peek()).toBeNull();
  expect(events.onRefreshed).not.toHaveBeenCalled();
});
