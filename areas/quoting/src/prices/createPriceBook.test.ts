import { expect, it, vi } from 'vitest';
import { compareTerms } from './compareTerms.ts';
import { chooseCheapest, chooseShared } from './chooseForAll.ts';
import { chosenChanges } from './chosenChanges.ts';
import { createPriceBook } from './createPriceBook.ts';
import { cells, chosen, dearer, options, priceBook, pricedCell, sites } from '../prices.fixtures.ts';
import { countProgress, isShown, siteFilters } from './siteFilter.ts';

it('A price that arrives changes the row of its site and no other [QUOTE-31]', () => {
  const book = createPriceBook({ sites, options, choices: [], marginBasisPoints: 0, etag: '"7"' });
  const [onFirst, onSecond, onAny] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  book.subscribeRow('S1', onFirst);
  book.subscribeRow('S2', onSecond);
  const stop = book.subscribe(onAny);
  const [first, second] = [book.getRow('S1'), book.getRow('S2')];
  book.takeCells(cells.filter(({ siteId }) => siteId === 'S1').slice(0, 2));
  expect(book.getRow('S1')).not.toBe(first);
  expect(book.getRow('S2')).toBe(second);
  expect([onFirst, onSecond, onAny].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 1]);
  stop();
  book.takeCells([pricedCell('S99', { bandwidthMbps: 100, termMonths: 12, resilience: 'single' })]);
  book.takeCells(cells.slice(0, 1));
  expect(onAny).toHaveBeenCalledOnce();
});

it('Prices that start over replace those of before, and choices stay [QUOTE-31]', () => {
  const book = priceBook();
  expect(book.getSnapshot()).toMatchObject({ chosenCount: 1, totals: { mrc: 25_200 } });
  book.takeCells([], true);
  expect(book.getSnapshot()).toMatchObject({ chosenCount: 0, totals: { mrc: 0 } });
  expect(book.getSnapshot().choices).toEqual([chosen('S1')]);
});

it('A site is failed when a carrier timed out, and without a price when none can be had [QUOTE-33]', () => {
  const { rows } = priceBook().getSnapshot();
  expect(countProgress(rows)).toEqual({ pricing: 0, priced: 2, failed: 1, none: 1 });
  const shown = siteFilters.map((filter) =>
    rows.filter((row) => isShown(row, filter)).map(({ site }) => site.id),
  );
  expect(shown).toEqual([['S1', 'S2', 'S3', 'S4'], ['S2', 'S3', 'S4'], ['S4'], ['S3']]);
});

it('A margin of a site wins over the margin of the quote [QUOTE-37]', () => {
  const book = priceBook([chosen('S1'), { ...chosen('S2'), marginBasisPoints: 5000 }]);
  expect(book.getRow('S1')?.figures?.sellMrc).toBe(29_647);
  expect(book.getRow('S2')?.figures?.sellMrc).toBe(50_400);
  book.setChoices(book.getSnapshot().choices, 0, '"8"');
  expect(book.getRow('S1')?.figures?.sellMrc).toBe(25_200);
  expect(book.getRow('S2')?.figures?.sellMrc).toBe(50_400);
});

it('Totals name the version of the quote whose choices they are of, also one with the same choices [QUOTE-42]', () => {
  const book = priceBook([chosen('S1')]);
  const onAny = vi.fn<() => void>();
  book.subscribe(onAny);
  book.setChoices([chosen('S1')], 1500, '"8"');
  expect(book.getSnapshot().etag).toBe('"8"');
  book.setChoices([chosen('S1')], 1500, '"8"');
  expect(onAny).toHaveBeenCalledOnce();
});

it('Terms are compared at the chosen bandwidth of each site, or at the first one of its options [QUOTE-35]', () => {
  const book = priceBook([chosen('S1', { bandwidthMbps: 1000 })]);
  const [year, , five] = compareTerms(book.getSnapshot().rows, options, [12, 36, 60], 0);
  expect(year).toMatchObject({ pricedCount: 3, figures: { mrc: 120_000, nrc: 375_000, saving: 0 } });
  expect(five).toMatchObject({ pricedCount: 2, figures: { mrc: 70_800, nrc: 0 } });
  expect(five?.figures.saving).toBe(2 * 125_000 + 2 * 9600 * 60);
});

it('One choice is made for all sites that have such a price, and the others stay as they are [QUOTE-34]', () => {
  const { rows } = priceBook([chosen('S2', { bandwidthMbps: 1000 })]).getSnapshot();
  const { choices, missingCount } = chooseShared(rows, options, { termMonths: 60 });
  expect(choices).toEqual([
    chosen('S1', { termMonths: 60 }),
    chosen('S2', { bandwidthMbps: 1000, termMonths: 60 }),
  ]);
  expect(missingCount).toBe(2);
});

it('The cheapest price of a site is the one that costs least a month with its one-off charge [QUOTE-34]', () => {
  const { rows } = priceBook([]).getSnapshot();
  const { choices } = chooseCheapest(rows, options);
  expect(choices.map(({ siteId, termMonths }) => [siteId, termMonths])).toEqual([
    ['S1', 60],
    ['S2', 60],
    ['S3', 36],
  ]);
});

it('A re-pricing is compared for the chosen prices and in total [QUOTE-39]', () => {
  const { rows } = priceBook([chosen('S1'), chosen('S2')]).getSnapshot();
  const { changes, before, after } = chosenChanges(rows, dearer);
  expect(changes.map(({ row }) => row.site.id)).toEqual(['S1']);
  expect([before.mrc, after.mrc]).toEqual([49_200, 50_400]);
  expect(after.tcv - before.tcv).toBe(36 * 1200);
});
