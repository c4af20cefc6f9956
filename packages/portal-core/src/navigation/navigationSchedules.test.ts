import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { createViewStore } from '../view/createViewStore.ts';
import { createNavigation, selectSubItems } from './createNavigation.ts';

const root = 'GET /core/rest/navigation';
const views = ['apollo', 'artemis'] as const;
const parents = ['Services', 'constructor'] as const;
const PATIENCE_MS = 250;
const outcome = fc.constantFrom(
  'items',
  'some malformed',
  'none',
  'all malformed',
  'an outage',
  'a contract error',
);
const step = fc.record({
  action: fc.constantFrom('load', 'open', 'switch', 'sign out'),
  view: fc.constantFrom(...views),
  parent: fc.constantFrom(...parents),
  outcome,
  answerMs: fc.integer({ min: 0, max: 500 }),
  waitMs: fc.integer({ min: 0, max: 300 }),
});

it('The navigation keeps the views separate, never stores a failure as an empty list, never hangs, and settles in time in any schedule [SHELL-6]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const clock = createManualClock();
      const http = createFakeHttpClient();
      const navigation = createNavigation(
        { patienceMs: PATIENCE_MS },
        { http, clock, logger: createRecordingLogger() },
      );
      const view = createViewStore({
        tabStorage: createMemoryStorage(),
        deviceStorage: createMemoryStorage(),
      });
      view.start();
      let session = 0;
      // When this session first requested the navigation, and whether the request has settled.
      let requestedAtMs: number | null = null;
      let wasSettled = false;
      // The latest response of each address in each session, and how many requests wait for it.
      const responseKinds = new Map<string, string>();
      const waiting = new Map<string, number>();
      const requestedTwice: string[] = [];

      function play(key: string, kind: string, answerMs: number, items: unknown): void {
        http.respond(key, async () => {
          const place = `${session} ${key}`;
          waiting.set(place, (waiting.get(place) ?? 0) + 1);
          if (waiting.get(place) !== 1) requestedTwice.push(place);
          await new Promise<void>((resolve) => {
            clock.setTimeout(resolve, answerMs);
          });
          waiting.set(place, 0);
          responseKinds.set(place, kind);
          if (kind === 'an outage') throw new NetworkError('Played by the test.');
          return kind === 'a contract error' ? 7 : items;
        });
      }

      for (const { action, view: wanted, parent, outcome: kind, answerMs, waitMs } of steps) {
        if (action === 'load') {
          play(root, kind, answerMs, { apollo: {}, artemis: {} });
          requestedAtMs ??= clock.monotonic();
          void navigation.load();
        }
        if (action === 'open') {
          const key = `${root}/${wanted}/items/${parent}`;
          const item = { name: `${wanted} ${parent}`, path: '/x' };
          const lists: Record<string, unknown> = {
            none: [],
            'all malformed': [null],
            'some malformed': [null, item],
          };
          play(key, kind, answerMs, lists[kind] ?? [item]);
          void navigation.loadSubItems(wanted, parent);
        }
        if (action === 'switch') view.choose(wanted);
        if (action === 'sign out') {
          session += 1;
          requestedAtMs = null;
          wasSettled = false;
          navigation.reset();
        }
        await clock.advance(waitMs);
        check();
      }
      await clock.advance(1_000);
      check();
      expect(navigation.getSnapshot().status).not.toBe('loading');
      expect(requestedTwice).toEqual([]);

      function check(): void {
        const state = navigation.getSnapshot();
        const hasOutcome = state.status === 'ready' || state.status === 'failed';
        const waitedMs = requestedAtMs === null ? 0 : clock.monotonic() - requestedAtMs;
        wasSettled ||= hasOutcome || (requestedAtMs !== null && waitedMs >= PATIENCE_MS);
        expect([state.status === 'idle', state.isSettled]).toEqual([requestedAtMs === null, wasSettled]);
        for (const ofView of views) {
          for (const parent of parents) {
            const sub = selectSubItems(state, ofView, parent);
            const place = `${session} ${root}/${ofView}/items/${parent}`;
            const last = responseKinds.get(place);
            const seen = sub.status === 'ready' ? sub.items.map(({ name }) => name) : [sub.status];
            const due: Record<string, unknown> = {
              items: [`${ofView} ${parent}`],
              'some malformed': [`${ofView} ${parent}`],
              none: [],
              'all malformed': ['error'],
              'an outage': ['error'],
              'a contract error': ['error'],
            };
            const isUnderWay = (waiting.get(place) ?? 0) > 0;
            const settled = last === undefined ? ['idle'] : due[last];
            expect(seen).toEqual(isUnderWay ? ['loading'] : settled);
          }
        }
      }
    }),
  );
});

it('Twenty switches of the view in a second end in the last view with its own items', async () => {
  const clock = createManualClock();
  const http = createFakeHttpClient();
  for (const view of views) {
    http.respond(`${root}/${view}/items/Services`, async () => {
      await new Promise<void>((resolve) => {
        clock.setTimeout(resolve, view === 'apollo' ? 900 : 70);
      });
      return [{ name: view, path: '/x' }];
    });
  }
  const navigation = createNavigation({}, { http, clock, logger: createRecordingLogger() });
  const view = createViewStore({ tabStorage: createMemoryStorage(), deviceStorage: createMemoryStorage() });
  view.start();
  for (let round = 0; round < 20; round += 1) {
    view.choose(round % 2 === 0 ? 'apollo' : 'artemis');
    void navigation.loadSubItems(view.getSnapshot(), 'Services');
    await clock.advance(50);
  }
  await clock.advance(1_000);
  expect(view.getSnapshot()).toBe('artemis');
  const shown = selectSubItems(navigation.getSnapshot(), view.getSnapshot(), 'Services');
  expect(shown).toMatchObject({ status: 'ready', items: [{ name: 'artemis' }] });
  expect(http.calls).toHaveLength(2);
});
