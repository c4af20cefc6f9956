import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAuthSession } from '../auth/session/createAuthSession.ts';
import type { AuthSession } from '../auth/session/session.ts';
import { AuthError } from '../base/errors/errors.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { failureOf } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createSessionEnding, type SessionEnding } from './createSessionEnding.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let session: AuthSession;
let ending: SessionEnding;

async function signIn(): Promise<void> {
  session = createAuthSession(
    {},
    {
      gateway,
      validator: createFakeValidator(),
      browser: createFakeBrowser(),
      clock,
      tabStorage: createMemoryStorage(),
      channel: createChannelHub().open(),
      logger: createRecordingLogger(),
    },
  );
  ending = createSessionEnding({}, { session, clock });
  ending.start();
  await session.start();
}

beforeEach(() => {
  clock = createManualClock();
  gateway = createFakeGateway();
});

it('The warning before a session ends starts two minutes before, counts the seconds, and ends at 0', async () => {
  gateway.refreshExpiresInSeconds = 1_800;
  await signIn();
  await clock.advance(1_679_999);
  expect(ending.getSnapshot()).toBeNull();
  await clock.advance(1);
  expect(ending.getSnapshot()).toBe(120);
  const seen: (number | null)[] = [];
  ending.subscribe(() => seen.push(ending.getSnapshot()));
  await clock.advance(120_000);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 119 - index));
  expect(clock.pendingTimers()).toBe(0);
});

it('The warning before a session ends disappears when the user prolongs the session', async () => {
  gateway.refreshExpiresInSeconds = 130;
  await signIn();
  await clock.advance(30_000);
  expect(ending.getSnapshot()).toBe(100);
  await ending.stayOn();
  expect(ending.getSnapshot()).toBeNull();
});

it('The warning before a session ends disappears with the session when it cannot be prolonged', async () => {
  gateway.refreshExpiresInSeconds = 60;
  await signIn();
  gateway.refresh = () => Promise.reject(new AuthError('session-ended', 'Played by the test.'));
  await ending.stayOn();
  expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: 'session-ended' });
  expect(ending.getSnapshot()).toBeNull();
  expect(clock.pendingTimers()).toBe(0);
});

it('The warning before a session ends appears within 30 s of waking', async () => {
  gateway.refreshExpiresInSeconds = 36_000;
  await signIn();
  clock.shiftWallClock(36_000_000 - 90_000);
  await clock.advance(30_000);
  expect(ending.getSnapshot()).toBe(60);
});

it('The warning before a session ends never appears when the provider does not say how long a session lasts', async () => {
  await signIn();
  await clock.advance(36_000_000);
  expect(ending.getSnapshot()).toBeNull();
});

it('The warning before a session ends appears while refreshes fail despite a valid token, and disappears when one succeeds', async () => {
  await signIn();
  await clock.advance(275_000);
  gateway.refresh = () => Promise.reject(new AuthError('provider-unreachable', 'Played by the test.'));
  await expect(session.getAccessToken()).resolves.toBe('access-1');
  expect(ending.getSnapshot()).toBe(10);
  await clock.advance(3_000);
  expect(ending.getSnapshot()).toBe(7);
  gateway.refresh = async () => gateway.issue();
  await clock.advance(5_000);
  expect(ending.getSnapshot()).toBeNull();
});

it('The warning before a session ends uses the earlier of two ends', async () => {
  gateway.refreshExpiresInSeconds = 5;
  await signIn();
  gateway.refresh = () => Promise.reject(new AuthError('provider-unreachable', 'Played by the test.'));
  const renewal = failureOf(session.getAccessToken({ force: true }));
  await clock.advance(600);
  expect(ending.getSnapshot()).toBe(5);
  await clock.advance(20_000);
  await renewal;
});

it('The warning before a session ends leaves no timer and no listener when it is stopped', async () => {
  gateway.refreshExpiresInSeconds = 60;
  await signIn();
  ending.stop();
  const received = vi.fn<() => void>();
  ending.subscribe(received);
  await session.refreshUser();
  expect(received).not.toHaveBeenCalled();
  expect([ending.getSnapshot(), clock.pendingTimers()]).toEqual([null, 0]);
});

it('The warning before a session ends is never later than the end itself, in any schedule', async () => {
  const step = fc.record({
    advanceMs: fc.integer({ min: 0, max: 60_000 }),
    sleepMs: fc.integer({ min: 0, max: 300_000 }),
    renew: fc.boolean(),
  });
  const lives = fc.integer({ min: 1, max: 2_000 });
  await fc.assert(
    fc.asyncProperty(lives, fc.array(step, { maxLength: 12 }), async (seconds, steps) => {
      clock = createManualClock();
      gateway = createFakeGateway();
      gateway.refreshExpiresInSeconds = seconds;
      await signIn();
      for (const { advanceMs, sleepMs, renew } of steps) {
        clock.shiftWallClock(sleepMs);
        await clock.advance(advanceMs + 30_000);
        if (renew) await session.refreshUser();
        const remainingMs = session.remainingMs() ?? Number.NaN;
        const expected = remainingMs <= 120_000 ? Math.ceil(remainingMs / 1000) : null;
        expect(ending.getSnapshot()).toBe(expected);
      }
      ending.stop();
      session.stop();
    }),
    { numRuns: 200 },
  );
});
