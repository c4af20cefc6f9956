import type { HttpClient } from '@quayside/portal-core';
import type { SearchFunction, SearchResult } from '@quayside/portal-core/areas';
import { signedInRule } from '@quayside/portal-core/access';
import { createManualClock, settlePromises } from '@quayside/portal-core/testing';
import { beforeEach, expect, it } from 'vitest';
import { createSearch, type Search, type Source } from './createSearch.ts';

const http = {} as HttpClient;

let clock: ReturnType<typeof createManualClock>;
let search: Search;

beforeEach(() => {
  clock = createManualClock();
  search = createSearch({ limit: 5 }, { http, clock });
});

function sourceOf(kind: string, find: SearchFunction): Source {
  return { areaId: kind, kind, label: kind, access: signedInRule, search: () => Promise.resolve(find) };
}

const found = (id: string, isExact = false): SearchResult => ({ id, title: id, href: `/${id}`, isExact });

/** A source that responds after a while, by the clock. */
function after(delayMs: number, kind: string, ...items: readonly SearchResult[]): Source {
  return sourceOf(
    kind,
    () =>
      new Promise((resolve) => {
        clock.setTimeout(() => resolve({ items, total: items.length }), delayMs);
      }),
  );
}

const statuses = () => search.getSnapshot().sources.map(({ source, status }) => `${source.kind} ${status}`);
const shown = () => search.getSnapshot().shownKinds;

it('Results that arrive together are shown in the order of the sources, exact identifiers first [SEARCH-8]', async () => {
  search.search('QS-1042', [
    after(80, 'quotes', found('QT-1')),
    after(20, 'cases', found('C-1')),
    after(100, 'services', found('QS-10420'), found('QS-1042', true)),
  ]);
  await clock.advance(99);
  expect(shown()).toEqual([]);
  await clock.advance(1);
  expect(shown()).toEqual(['services', 'quotes', 'cases']);
  const services = search.getSnapshot().sources[2];
  expect(services?.status === 'responded' && services.items.map(({ id }) => id)).toEqual([
    'QS-1042',
    'QS-10420',
  ]);
});

it('A kind is shown once those before it have responded, so that the order is the same each time [SEARCH-8]', async () => {
  search.search('bristol', [
    after(80, 'cases', found('C-1')),
    after(300, 'services', found('QS-1')),
    after(20, 'quotes', found('QT-1')),
    after(500, 'documents', found('D-1')),
  ]);
  await clock.advance(79);
  expect(shown()).toEqual([]);
  await clock.advance(1);
  expect(shown()).toEqual(['cases']);
  await clock.advance(220);
  expect(shown()).toEqual(['cases', 'services', 'quotes']);
  await clock.advance(200);
  expect(shown()).toEqual(['cases', 'services', 'quotes', 'documents']);
});

it('With a digit in the keyword, results wait for an exact identifier, which is shown first [SEARCH-8]', async () => {
  search.search('QS-1042', [
    after(20, 'cases', found('C-1')),
    after(300, 'services', found('QS-1042', true)),
    after(400, 'quotes', found('QT-1')),
  ]);
  await clock.advance(299);
  expect(shown()).toEqual([]);
  await clock.advance(1);
  expect(shown()).toEqual(['services', 'cases']);
  await clock.advance(100);
  expect(shown()).toEqual(['services', 'cases', 'quotes']);
});

it('A source whose identifiers look like the keyword is asked first, the others once it has responded [SEARCH-13]', async () => {
  search.search('qs 1042', [
    after(50, 'quote', found('QT-1')),
    { ...after(100, 'service', found('QS-1042', true)), identifierShape: /^qs\d/ },
    after(50, 'document', found('D-1')),
  ]);
  await clock.advance(99);
  expect(statuses()).toEqual(['quote waiting', 'service waiting', 'document waiting']);
  await clock.advance(1);
  expect(shown()).toEqual(['service']);
  await clock.advance(50);
  expect(shown()).toEqual(['service', 'quote', 'document']);
});

it('The others wait 250 ms at most for a source that is asked first, and none of them is asked after another keyword [SEARCH-12, SEARCH-13]', async () => {
  const asked: string[] = [];
  const others = sourceOf('quote', ({ text }) => {
    asked.push(text);
    return Promise.resolve({ items: [], total: 0 });
  });
  const hangs = { ...sourceOf('service', () => new Promise(() => undefined)), identifierShape: /^qs\d/ };
  search.search('QS-1042', [others, hangs]);
  await clock.advance(249);
  search.search('QS-1043', [others, hangs]);
  await clock.advance(249);
  expect(asked).toEqual([]);
  await clock.advance(1);
  expect(asked).toEqual(['QS-1043']);
});

it('Results that arrive late are added below those that are shown [SEARCH-9]', async () => {
  search.search('bristol', [
    after(1_000, 'quotes', found('QT-1')),
    after(20, 'cases', found('C-1')),
    after(60, 'services', found('QS-1')),
  ]);
  await clock.advance(600);
  expect(shown()).toEqual([]);
  await clock.advance(20);
  expect(shown()).toEqual(['cases', 'services']);
  await clock.advance(380);
  expect(shown()).toEqual(['cases', 'services', 'quotes']);
});

it('A source that throws, rejects, hangs or breaks its contract fails after 2 s at most, and the others are shown [SEARCH-10]', async () => {
  search.search('bristol', [
    sourceOf('throws', () => {
      throw new TypeError('x is undefined');
    }),
    sourceOf('rejects', () => Promise.reject(new Error('404'))),
    sourceOf('hangs', () => new Promise(() => undefined)),
    sourceOf('breaks', (() => Promise.resolve(null)) as unknown as SearchFunction),
    { ...after(0, 'unloaded'), search: () => Promise.reject(new TypeError('Failed to fetch')) },
    after(40, 'works', found('C-1')),
  ]);
  await clock.advance(640);
  expect(shown()).toEqual(['works']);
  expect(statuses()).toContain('hangs waiting');
  await clock.advance(1_360);
  expect(statuses()).toEqual([
    'throws failed',
    'rejects failed',
    'hangs failed',
    'breaks failed',
    'unloaded failed',
    'works responded',
  ]);
});

it('Trying again asks only the sources that failed, and adds their results below [SEARCH-11]', async () => {
  let asked = 0;
  const flaky = sourceOf('flaky', () => {
    asked += 1;
    return asked === 1
      ? Promise.reject(new Error('503'))
      : Promise.resolve({ items: [found('QT-1')], total: 9 });
  });
  let casesAsked = 0;
  const cases = sourceOf('cases', () => {
    casesAsked += 1;
    return Promise.resolve({ items: [found('C-1')], total: 1 });
  });
  search.search('bristol', [flaky, cases]);
  await settlePromises();
  expect(statuses()).toEqual(['flaky failed', 'cases responded']);
  search.retry();
  expect(statuses()).toEqual(['flaky waiting', 'cases responded']);
  await settlePromises();
  expect(shown()).toEqual(['cases', 'flaky']);
  expect([asked, casesAsked]).toEqual([2, 1]);
});

it('A response to the text before is dropped, and its request is ended [SEARCH-12]', async () => {
  const signals: AbortSignal[] = [];
  const slow = sourceOf('cases', ({ text, signal }) => {
    signals.push(signal);
    return new Promise((resolve) => {
      clock.setTimeout(() => resolve({ items: [found(text)], total: 1 }), text === 'old' ? 500 : 900);
    });
  });
  search.search('old', [slow]);
  await clock.advance(100);
  search.search('new', [slow]);
  await clock.advance(600);
  expect(signals[0]?.aborted).toBe(true);
  expect(statuses()).toEqual(['cases waiting']);
  await clock.advance(400);
  const [state] = search.getSnapshot().sources;
  expect(state?.status === 'responded' && state.items.map(({ id }) => id)).toEqual(['new']);
  search.search('', [slow]);
  expect(search.getSnapshot()).toEqual({ text: '', sources: [], shownKinds: [] });
  expect(signals).toHaveLength(2);
});
