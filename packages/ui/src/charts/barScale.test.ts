import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barScale } from './barScale.ts';

it.each([
  [[], 0, []],
  [
    [0, 0],
    0,
    [
      [0, 0],
      [0, 0],
    ],
  ],
  [[4], 0, [[0, 100]]],
  [
    [10, 5, 0],
    0,
    [
      [0, 100],
      [0, 50],
      [0, 0],
    ],
  ],
  [
    [10, -10],
    50,
    [
      [50, 50],
      [0, 50],
    ],
  ],
  [
    [-4, -1],
    100,
    [
      [0, 100],
      [75, 25],
    ],
  ],
  [
    [Number.NaN, Infinity, null, 2],
    0,
    [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 100],
    ],
  ],
  [
    [1_000_000, 1],
    0,
    [
      [0, 100],
      [0, 1],
    ],
  ],
] as const)('barScale(%j) puts zero at %d and draws %j', (values, zero, bars) => {
  const scale = barScale(values);
  expect(scale.zero).toBe(zero);
  expect(scale.bars.map(({ start, size }) => [start, size])).toEqual(bars);
});

const anyValue = fc.oneof(fc.double(), fc.integer(), fc.constant(null));

it('barScale keeps every bar inside the chart for any values', () => {
  fc.assert(
    fc.property(fc.array(anyValue), (values) => {
      const { zero, bars } = barScale(values);
      expect(bars).toHaveLength(values.length);
      expect(zero).toBeGreaterThanOrEqual(0);
      expect(zero).toBeLessThanOrEqual(100);
      for (const { start, size } of bars) {
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(size).toBeGreaterThanOrEqual(0);
        expect(start + size).toBeLessThanOrEqual(100 + 1e-9);
      }
    }),
  );
});

it('barScale never draws a larger value shorter than a smaller one of the same sign', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, min: 0 }), { minLength: 2 }), (values) => {
      const finite = values.filter(Number.isFinite).toSorted((a, b) => a - b);
      const sizes = barScale(finite).bars.map(({ size }) => size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }),
  );
});
