import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuthError } from '../../base/errors/errors.ts';
import { createChannelHub } from '../../testing/channelHub.ts';
import { createFakeBrowser, type FakeBrowser, type FakeBrowserOptions } from '../../testing/fakeBrowser.ts';
import { createFakeGateway, createFakeValidator } from '../../testing/fakeGateway.ts';
import { createManualClock } from '../../testing/manualClock.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createRecordingLogger } from '../../testing/recordingLogger.ts';
import { createAuthSession } from './createAuthSession.ts';
import type { AuthSession } from './session.ts';

const outcomes = ['succeeds', 'provider-refused', 'provider-unreachable', 'session-ended', 'stalls'] as const;
const deeds = ['load', 'callback', 'sign in', 'retry', 'restore', 'online', 'refresh', 'wait'] as const;
const hostilePieces = [
  '/ \\ // /\\ %2f %5C %252f .. . @ : ? # http: https: javascript: data: evil.example support ａ ／ 。'.split(
    ' ',
  ),
  ['login/callback', '\t', '\n', '\0', ' '],
].flat();
const step = fc.record({
  deed: fc.constantFrom(...deeds),
  waitMs: fc.integer({ min: 0, max: 20_000 }),
  check: fc.constantFrom(...outcomes),
  refresh: fc.constantFrom(...outcomes),
  reachable: fc.boolean(),
});

/** The most that happened in any stretch of that many milliseconds. */
function mostWithin(windowMs: number, times: readonly number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time - from < windowMs).length),
  );
}

function play<Result>(outcome: (typeof outcomes)[number], work: () => Promise<Result>): Promise<Result> {
  if (outcome === 'succeeds') return work();
  if (outcome === 'stalls') return new Promise<Result>(() => undefined);
  return Promise.reject(new AuthError(outcome, 'Played by the test.'));
}

interface Tab {
  clock: ReturnType<typeof createManualClock>;
  gateway: ReturnType<typeof createFakeGateway>;
  load: (options?: FakeBrowserOptions) => { session: AuthSession; browser: FakeBrowser };
  navigations: number[];
  reloads: number[];
  /** The addresses put into the address bar. */
  placed: string[];
}

/** One tab over many page loads. When its storage does not last, every page starts with an empty storage. */
function openTab({ isLasting = true } = {}): Tab {
  const clock = createManualClock();
  const gateway = createFakeGateway();
  let tabStorage = createMemoryStorage({}, { isLasting });
  const navigations: number[] = [];
  const reloads: number[] = [];
  const placed: string[] = [];
  return {
    clock,
    gateway,
    navigations,
    reloads,
    placed,
    load(options = {}) {
      if (!isLasting) {
        tabStorage = createMemoryStorage({}, { isLasting });
        gateway.pending.clear();
      }
      const page = createFakeBrowser(options);
      const browser = {
        ...page,
        replaceAddress: (address: string) => {
          placed.push(address);
          page.replaceAddress(address);
        },
        navigate: (url: string) => {
          navigations.push(clock.monotonic());
          page.navigate(url);
        },
        reload: () => {
          reloads.push(clock.monotonic());
          page.reload();
        },
      };
      const validator = createFakeValidator();
      const channel = createChannelHub().open();
      const logger = createRecordingLogger();
      const ports = { gateway, validator, browser, clock, tabStorage, channel, logger };
      return { session: createAuthSession({}, ports), browser };
    },
  };
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays events of the tab, and the automatic steps of the shell. */
async function playSteps(tab: Tab, steps: readonly Step[]): Promise<void> {
  const { clock, gateway, load } = tab;
  const { checkSession, completeSignIn, refresh, createSignInUrl } = gateway;
  let page = load();
  for (const { deed, waitMs, check, refresh: renewal, reachable } of steps) {
    gateway.checkSession = (signal) => play(check, () => checkSession(signal));
    gateway.completeSignIn = (url, signal) => play(check, () => completeSignIn(url, signal));
    gateway.refresh = (token, signal) => play(renewal, () => refresh(token, signal));
    gateway.createSignInUrl = (request, signal) =>
      play(reachable ? 'succeeds' : 'provider-unreachable', () => createSignInUrl(request, signal));
    const { session, browser } = page;
    if (deed === 'load' || deed === 'callback') {
      session.stop();
      const [state = 'gone'] = gateway.pending.keys();
      page = load(deed === 'callback' ? { address: `/login/callback?code=c&state=${state}` } : {});
      void page.session.start();
    }
    if (deed === 'sign in') void session.signIn();
    if (deed === 'retry') void session.retry();
    if (deed === 'restore') browser.restore();
    if (deed === 'online') browser.setOnline(!browser.isOnline());
    if (deed === 'refresh') session.getAccessToken({ force: true }).catch(() => undefined);
    await clock.advance(waitMs);
    // The shell does this automatically whenever there is no session.
    const state = page.session.getSnapshot();
    if (state.status === 'signed-out' && state.reason === 'no-session') await page.session.signIn();
  }
  page.session.stop();
}

it('A session redirects at most twice and reloads at most once in 60 s in any schedule of automatic events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const tab = openTab();
      await playSteps(tab, steps);
      expect(mostWithin(60_000, tab.navigations)).toBeLessThanOrEqual(2);
      expect(mostWithin(60_000, tab.reloads)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});

it('A session neither redirects nor reloads automatically when the storage forgets with the page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const tab = openTab({ isLasting: false });
      await playSteps(tab, steps);
      expect([tab.navigations, tab.reloads]).toEqual([[], []]);
    }),
    { numRuns: 100 },
  );
});

it('Manual sign-ins, which the guard does not limit, redirect five times in 60 s', async () => {
  const { gateway, load, navigations } = openTab();
  gateway.checkSession = () => Promise.reject(new AuthError('provider-refused', 'Played by the test.'));
  for (let round = 0; round < 5; round += 1) {
    const { session } = load();
    await session.start();
    await session.signIn({ trigger: 'manual' });
    session.stop();
  }
  expect(mostWithin(60_000, navigations)).toBe(5);
});

it('A click leads to the form when the storage forgets with the page, and the silent check finds the user afterwards', async () => {
  const { gateway, load, navigations } = openTab({ isLasting: false });
  const { checkSession } = gateway;
  gateway.checkSession = () => Promise.reject(new AuthError('provider-refused', 'Played by the test.'));
  const { session: first } = load({ address: '/support' });
  await first.start();
  await first.signIn();
  expect(first.getSnapshot()).toMatchObject({ status: 'failed', reason: 'storage-blocked' });
  expect(navigations).toEqual([]);
  await first.signIn({ trigger: 'manual' });
  expect(navigations).toHaveLength(1);

  gateway.checkSession = checkSession;
  const { session: back, browser } = load({ address: '/login/callback?code=c&state=state-1' });
  await back.start();
  expect([back.getSnapshot().status, browser.address()]).toEqual(['signed-in', '/landing']);
  [first, back].forEach((session) => session.stop());
});

it('A session that cannot be renewed fails at once when the storage forgets with the page', async () => {
  const { gateway, load, reloads } = openTab({ isLasting: false });
  const { session } = load();
  await session.start();
  gateway.refresh = () => Promise.reject(new AuthError('session-ended', 'Played by the test.'));
  await expect(session.getAccessToken({ force: true })).rejects.toMatchObject({ reason: 'session-ended' });
  expect(session.getSnapshot()).toMatchObject({ status: 'failed', reason: 'storage-blocked' });
  expect(reloads).toEqual([]);
});

describe('any return address', () => {
  const piece = fc.constantFrom(...hostilePieces);
  const address = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc
      .array(fc.constantFrom('.', '..', 'x', ''), { maxLength: 3 })
      .map((path) => `/${[...path, 'login/callback'].join('/')}`),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  it('A sign-in with any return address stays on our own origin and off the callback', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.boolean(), async (returnTo, tampered) => {
        const { gateway, load, placed } = openTab();
        gateway.checkSession = () => Promise.reject(new AuthError('provider-refused', 'Played by the test.'));
        const leaving = load();
        await leaving.session.start();
        await leaving.session.signIn({ returnTo, trigger: 'manual' });
        // The return address as it was saved, or as an attacker who can write the tab's storage would have it.
        if (tampered) gateway.pending.set('state-1', returnTo);
        const { session, browser } = load({ address: '/login/callback?code=c&state=state-1' });
        await session.start();
        expect(session.getSnapshot().status).toBe('signed-in');
        expect(placed).toHaveLength(1);
        const [place = ''] = placed;
        const url = new URL(place, browser.origin);
        expect(url.origin).toBe(browser.origin);
        expect(url.pathname).not.toBe('/login/callback');
        expect(place === returnTo || place === '/landing').toBe(true);
        expect(place).toMatch(/^\/(?![/\\])/);
        leaving.session.stop();
        session.stop();
      }),
      { numRuns: 200 },
    );
  });
});

it.each(['/', '/login/callback?code=c&state=s1', '/assets/portal/silent-check-sso.html', '/support'])(
  'A session inside a frame starts nothing at %s, whatever is called',
  async (place) => {
    const { clock, gateway, load, navigations, reloads } = openTab();
    gateway.pending.set('s1', '/support');
    const { session, browser } = load({ address: place, framed: true });
    await session.start();
    await session.signIn();
    await session.signIn({ trigger: 'manual' });
    browser.restore();
    browser.setOnline(false);
    browser.setOnline(true);
    await clock.advance(60_000);
    expect(session.getSnapshot()).toEqual({ status: 'unknown' });
    expect([navigations, reloads, Object.values(gateway.calls)]).toEqual([[], [], [0, 0, 0, 0, 0]]);
    expect(gateway.pending.size).toBe(1);
  },
);
