import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createChannelHub } from '../../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser } from '../../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../../testing/fakeGateway.ts';
import { createManualClock, settlePromises, type ManualClock } from '../../testing/manualClock.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createDeferred } from '../../testing/promises.ts';
import { createRecordingLogger, type RecordingLogger } from '../../testing/recordingLogger.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { AuthSession } from './session.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let browser: FakeBrowser;
let logger: RecordingLogger;
let session: AuthSession;

const never = (): Promise<never> => new Promise(() => undefined);
const broken = (): Promise<never> => Promise.reject(new Error('A listener of the library is broken.'));
const messages = (): string[] => logger.entries.map(({ message }) => message);

beforeEach(async () => {
  clock = createManualClock();
  gateway = createFakeGateway();
  browser = createFakeBrowser();
  logger = createRecordingLogger();
  const validator = createFakeValidator();
  const [tabStorage, channel] = [createMemoryStorage(), createChannelHub().open()];
  session = createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
});

describe('a subscriber of the session that throws', () => {
  const reported = vi.fn<(report: () => void) => void>();
  beforeEach(() => {
    reported.mockClear();
    vi.stubGlobal('queueMicrotask', reported);
    return () => vi.unstubAllGlobals();
  });

  it('A session’s subscriber that throws does not end the session, and its error is reported', async () => {
    await session.start();
    session.subscribe(() => {
      throw new Error('broken subscriber');
    });
    await expect(session.getAccessToken({ force: true })).resolves.toBe('access-2');
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'fresh' });
    expect(browser.reloads()).toBe(0);
    expect(reported.mock.calls[0]?.[0]).toThrow('broken subscriber');
  });

  it('A session’s subscriber that throws does not keep a sign-out from reaching the provider', async () => {
    await session.start();
    session.subscribe(() => {
      throw new Error('broken subscriber');
    });
    await session.signOut();
    expect(browser.navigations).toEqual(['https://id.example/logout']);
  });
});

it.each([
  ['fails', broken],
  ['hangs', never],
])('An OIDC library that %s during a sign-in does not keep the user out', async (_how, store) => {
  gateway.store = store;
  void session.start();
  await clock.advance(1_000);
  expect(session.getSnapshot().status).toBe('signed-in');
  expect(messages()).toEqual(['The session could not be copied to the OIDC library.']);
  expect(clock.pendingTimers()).toBe(0);
});

it('An OIDC library that hangs during a sign-in does not delay a silent check that was just in time', async () => {
  gateway.store = never;
  const { checkSession } = gateway;
  gateway.checkSession = async (signal) => {
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, 4_900);
    });
    return checkSession(signal);
  };
  void session.start();
  await clock.advance(6_000);
  expect(session.getSnapshot().status).toBe('signed-in');
});

it.each([
  ['fails', broken],
  ['hangs', never],
])(
  'An OIDC library that %s on new tokens does not delay the callers that wait for them',
  async (_how, store) => {
    await session.start();
    gateway.store = store;
    await expect(session.getAccessToken({ force: true })).resolves.toBe('access-2');
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', freshness: 'fresh' });
    await clock.advance(1_000);
    expect(messages()).toEqual(['The session could not be copied to the OIDC library.']);
    expect(browser.reloads()).toBe(0);
  },
);

it.each([
  ['fails', broken],
  ['hangs', never],
])('An OIDC library that %s during a sign-out does not keep it from redirecting', async (_how, clear) => {
  await session.start();
  gateway.clear = clear;
  void session.signOut();
  await clock.advance(1_000);
  expect(browser.navigations).toEqual(['https://id.example/logout']);
  expect(messages()).toEqual(['The session could not be copied to the OIDC library.']);
});

it('An OIDC library that stores new tokens late is cleared again after a sign-out', async () => {
  await session.start();
  const announced = createDeferred<void>();
  const order: string[] = [];
  gateway.store = () => announced.promise.then(() => void order.push('stored'));
  gateway.clear = async () => void order.push('cleared');
  await expect(session.getAccessToken({ force: true })).resolves.toBe('access-2');
  await session.signOut();
  announced.resolve();
  await settlePromises();
  expect(order).toEqual(['cleared', 'stored', 'cleared']);
});
