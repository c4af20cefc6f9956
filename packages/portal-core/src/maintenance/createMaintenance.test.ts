import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { createMaintenance, type Maintenance } from './createMaintenance.ts';
import { isBlocked } from './maintenanceState.ts';

const outage = { status: 503, path: '/core/rest/navigation', retryAfterMs: 0 } as const;

let clock = createManualClock();
let maintenance: Maintenance;

const status = (): string => maintenance.getSnapshot().status;
const failing = async (): Promise<void> => {
  throw new Error('Played by the test.');
};

beforeEach(() => {
  clock = createManualClock();
  maintenance = createMaintenance({}, { clock });
});

it('An outage shows one notice while every page works without the service, until it is back [ERR-2]', () => {
  const listener = vi.fn<() => void>();
  maintenance.subscribe(listener);
  maintenance.report(outage);
  maintenance.report(outage);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed: false });
  expect(listener).toHaveBeenCalledOnce();
  expect(clock.pendingTimers()).toBe(0);
  maintenance.restored();
  expect(status()).toBe('available');
});

it('An outage whose notice was dismissed stays quiet while the service comes and goes', async () => {
  maintenance.report(outage);
  maintenance.dismiss();
  const shown = vi.fn<(notice: unknown) => void>();
  maintenance.subscribe(() => {
    const state = maintenance.getSnapshot();
    if (state.status === 'notice' && !state.dismissed) shown(state);
  });
  for (let time = 0; time < 10; time += 1) {
    await clock.advance(20_000);
    maintenance.restored();
    await clock.advance(20_000);
    maintenance.report(outage);
  }
  expect(shown).not.toHaveBeenCalled();
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed: true });
});

it.each([
  [59_999, true],
  [60_000, false],
])('A second outage after %i ms of success has its notice dismissed: %s', async (pauseMs, dismissed) => {
  maintenance.report(outage);
  maintenance.dismiss();
  await clock.advance(3_600_000);
  maintenance.restored();
  await clock.advance(pauseMs);
  maintenance.report(outage);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed });
});

it('An outage shows a notice at once when none was dismissed, or it was dismissed in another session', () => {
  maintenance.dismiss();
  maintenance.report(outage);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed: false });
  maintenance.dismiss();
  maintenance.reset();
  maintenance.report(outage);
  expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed: false });
});

it.each([true, false])(
  'An outage still shows its notice when the user leaves the waiting page, dismissed: %s',
  (dismissed) => {
    maintenance.report(outage);
    if (dismissed) maintenance.dismiss();
    maintenance.block(failing)();
    expect(maintenance.getSnapshot()).toEqual({ status: 'notice', dismissed });
  },
);

it('An outage counts down to a retry for a page that cannot work without the service [ERR-2]', async () => {
  const retry = vi.fn<() => Promise<void>>(failing);
  maintenance.report(outage);
  maintenance.block(retry);
  expect(maintenance.getSnapshot()).toMatchObject({ status: 'waiting', secondsLeft: 15, tries: 0 });
  await clock.advance(14_000);
  expect(maintenance.getSnapshot()).toMatchObject({ secondsLeft: 1 });
  expect(retry).not.toHaveBeenCalled();
  await clock.advance(1_000);
  expect(retry).toHaveBeenCalledOnce();
  expect(maintenance.getSnapshot()).toMatchObject({ status: 'waiting', secondsLeft: 30, tries: 1 });
});

it('A page that waits for the service is retried less and less often, a minute apart at most', async () => {
  const triedAt: number[] = [];
  maintenance.block(async () => void triedAt.push(clock.monotonic() / 1_000));
  await clock.advance(250_000);
  expect(triedAt).toEqual([15, 45, 105, 165, 225]);
});

it.each([
  [120_000, 120],
  [1_000, 5],
  [86_400_000, 300],
])(
  'A page that waits for the service is retried when the server asks for a wait of %i ms: after %i s',
  async (retryAfterMs, seconds) => {
    maintenance.report({ ...outage, retryAfterMs });
    maintenance.block(failing);
    expect(maintenance.getSnapshot()).toMatchObject({ status: 'waiting', secondsLeft: seconds, tries: 0 });
    await clock.advance(seconds * 1_000);
    expect(maintenance.getSnapshot()).toMatchObject({ status: 'waiting', secondsLeft: 30, tries: 1 });
  },
);

it('An outage reports each retry, and retries once at a time', async () => {
  let settle: (() => void) | undefined;
  const retry = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  const release = maintenance.block(retry);
  const trying = maintenance.retry();
  expect(status()).toBe('retrying');
  await maintenance.retry();
  await clock.advance(100_000);
  expect(retry).toHaveBeenCalledOnce();
  release();
  settle?.();
  await trying;
  expect(status()).toBe('available');
  expect(clock.pendingTimers()).toBe(0);
});

it('The outage screen stays while one of two pages waits', async () => {
  const releases = [maintenance.block(failing), maintenance.block(failing)];
  releases[0]?.();
  releases[0]?.();
  expect(status()).toBe('waiting');
  releases[1]?.();
  expect(status()).toBe('available');
  expect(clock.pendingTimers()).toBe(0);
});

it('A page that waits is retried at once when the service is back', async () => {
  const retry = vi.fn<() => Promise<void>>(failing);
  maintenance.block(retry);
  await clock.advance(6_000);
  maintenance.restored();
  await clock.advance(0);
  expect(retry).toHaveBeenCalledOnce();
});

it('A page that waits while the service is back only for other calls is retried at most every 5 s', async () => {
  const retry = vi.fn<() => Promise<void>>(failing);
  maintenance.block(retry);
  for (let second = 0; second < 60; second += 1) {
    await clock.advance(1_000);
    maintenance.report(outage);
    maintenance.restored();
  }
  expect(retry.mock.calls.length).toBeGreaterThan(8);
  expect(retry.mock.calls.length).toBeLessThanOrEqual(12);
});

it('The maintenance is reset with the session', async () => {
  maintenance.report(outage);
  const release = maintenance.block(failing);
  maintenance.reset();
  expect(status()).toBe('available');
  release();
  await clock.advance(100_000);
  expect(status()).toBe('available');
  expect(clock.pendingTimers()).toBe(0);
});

it('In any schedule a maintenance screen is shown exactly while a page waits, and no timer runs without one [ERR-2]', async () => {
  const step = fc.record({
    action: fc.constantFrom('report', 'restored', 'block', 'release', 'retry', 'dismiss', 'reset'),
    waitMs: fc.integer({ min: 0, max: 20_000 }),
    retryMs: fc.integer({ min: 0, max: 8_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const time = createManualClock();
      const service = createMaintenance({}, { clock: time });
      const triedAt: number[] = [];
      let releases: (() => void)[] = [];
      for (const { action, waitMs, retryMs } of steps) {
        if (action === 'report') service.report(outage);
        if (action === 'restored') service.restored();
        if (action === 'dismiss') service.dismiss();
        if (action === 'retry') void service.retry();
        if (action === 'release') releases.pop()?.();
        if (action === 'reset') service.reset();
        if (action === 'reset') releases = [];
        if (action === 'block') {
          const block = service.block(
            () =>
              new Promise<void>((resolve) => {
                triedAt.push(time.monotonic());
                time.setTimeout(resolve, retryMs);
              }),
          );
          releases.push(block);
        }
        expect(isBlocked(service.getSnapshot())).toBe(releases.length > 0);
        await time.advance(waitMs);
        expect(isBlocked(service.getSnapshot())).toBe(releases.length > 0);
      }
      for (const release of releases) release();
      // Retries in flight may still settle.
      await time.advance(8_000);
      expect(isBlocked(service.getSnapshot())).toBe(false);
      expect(time.pendingTimers()).toBe(0);
    }),
  );
});
