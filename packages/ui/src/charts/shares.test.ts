import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupSmall, segments, shares, wholePercents } from './shares.ts';

const anyValues = fc.array(fc.oneof(fc.double(), fc.nat(), fc.constant(null)));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

it.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[3], [100]],
  [
    [1, 1, 2],
    [25, 25, 50],
  ],
  [
    [-5, 5],
    [0, 100],
  ],
  [
    [Number.NaN, Infinity, null, 7],
    [0, 0, 0, 100],
  ],
  [
    [1e308, 1e308],
    [50, 50],
  ],
])('shares(%j) are %j', (values, expected) => {
  expect(shares(values)).toEqual(expected);
});

it('Shares add up to 100 when any value is positive, and to 0 otherwise', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const percents = shares(values);
      const hasShare = values.some((value) => value !== null && value > 0 && value < Infinity);
      expect(sumOf(percents)).toBeCloseTo(hasShare ? 100 : 0, 6);
      expect(percents.every((percent) => percent >= 0)).toBe(true);
    }),
  );
});

it.each([
  [[], []],
  [
    [0, 0],
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [
    [25, 75],
    [
      [0, 25],
      [25, 100],
    ],
  ],
])('segments(%j) are %j', (percents, expected) => {
  expect(segments(percents, 1).map(({ start, end }) => [start, end])).toEqual(expected);
});

it('Segments follow each other, stay within 100 percent, and show every positive share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { maxLength: 6 }), (values) => {
      const placed = segments(shares(values), 1);
      let last = 0;
      for (const [index, { start, end }] of placed.entries()) {
        expect(start).toBe(last);
        expect(end - start).toBeGreaterThanOrEqual((values[index] ?? 0) > 0 ? 0.9 : 0);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(100);
    }),
  );
});

it.each([
  [[], []],
  [
    [100 / 3, 100 / 3, 100 / 3],
    [34, 33, 33],
  ],
  [
    [99.6, 0.4],
    [100, 0],
  ],
  [
    [12.5, 87.5],
    [13, 87],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('wholePercents(%j) are %j', (percents, expected) => {
  expect(wholePercents(percents)).toEqual(expected);
});

it('wholePercents add up to the same sum and are off by less than one', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const percents = shares(values);
      const whole = wholePercents(percents);
      expect(sumOf(whole)).toBe(Math.round(sumOf(percents)));
      for (const [index, percent] of whole.entries()) {
        expect(Math.abs(percent - (percents[index] ?? 0))).toBeLessThan(1 + 1e-9);
      }
    }),
  );
});

it.each([
  [[1, 2, 3], 6, [0, 1, 2], []],
  [[1, 9, 2, 8], 3, [1, 3], [0, 2]],
  [[5, 5, 5], 2, [0], [1, 2]],
  [[null, 4, Number.NaN, -1], 3, [1, 3], [0, 2]],
])('groupSmall(%j, %d) shows %j and groups %j', (values, max, shown, grouped) => {
  expect(groupSmall(values, max)).toEqual({ shown, grouped });
});

it('groupSmall keeps every value once and never makes more than the maximum', () => {
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 2, max: 6 }), (values, max) => {
      const { shown, grouped } = groupSmall(values, max);
      expect([...shown, ...grouped].toSorted((a, b) => a - b)).toEqual(values.map((_, index) => index));
      expect(shown.length + (grouped.length > 0 ? 1 : 0)).toBeLessThanOrEqual(max);
      expect(grouped).not.toHaveLength(1);
    }),
  );
});
