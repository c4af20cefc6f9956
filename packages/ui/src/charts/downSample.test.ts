import fc from 'fast-check';
import { expect, it } from 'vitest';
import { downSample, extremes } from './downSample.ts';

const anyValues = fc.array(fc.oneof(fc.double(), fc.integer(), fc.constant(null)), { maxLength: 300 });

it.each([
  [[], 4, []],
  [[1, null, 3], 4, [0, 1, 2]],
  [[5, 1, 9, 2, 7], 4, [0, 1, 2, 4]],
  [[null, null, 3, null, 4], 4, [2, 4]],
  [[2, 2, 2, 2, 2], 4, [0, 1, 4]],
])('downSample(%j, %d) keeps %j', (values, limit, kept) => {
  expect(downSample(values, limit)).toEqual(kept);
});

it('downSample keeps the first, the last and both extremes, in order, within its limit', () => {
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 4, max: 60 }), (values, limit) => {
      const kept = downSample(values, limit);
      expect(kept.length).toBeLessThanOrEqual(limit);
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
      const ends = extremes(values);
      if (!ends) return;
      expect(kept).toEqual(expect.arrayContaining([ends.first, ends.last]));
      const keptValues = kept.map((index) => values[index]);
      expect(keptValues).toContain(values[ends.lowest]);
      expect(keptValues).toContain(values[ends.highest]);
    }),
  );
});

it.each([
  [[], null],
  [[null, Number.NaN, Infinity], null],
  [[4], { first: 0, last: 0, lowest: 0, highest: 0 }],
  [[null, 3, 1, 8, 1, null], { first: 1, last: 4, lowest: 2, highest: 3 }],
])('extremes(%j) are %j', (values, expected) => {
  expect(extremes(values)).toEqual(expected);
});
