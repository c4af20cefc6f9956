import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trendPath } from './trendPath.ts';

it.each([
  [[], '', '', null],
  [[null, Number.NaN, Infinity], '', '', null],
  [[7], 'M50 50h0', 'M50 50h0', null],
  [[3, 3, 3], 'M0 50h0L50 50L100 50', 'M100 50h0', null],
  [[0, 10], 'M0 100h0L100 0', 'M100 0h0', null],
  [[-5, 5], 'M0 100h0L100 0', 'M100 0h0', 50],
  [[1, null, 3], 'M0 100h0M100 0h0', 'M100 0h0', null],
] as const)('trendPath(%j) draws %j', (values, line, end, zero) => {
  expect(trendPath(values)).toEqual({ line, end, zero });
});

it('trendPath places values by their positions', () => {
  expect(trendPath([0, 5, 10], [0, 1, 4]).line).toBe('M0 100h0L25 50L100 0');
});

it('trendPath stays inside its box for any values', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double(), fc.constant(null)), { maxLength: 50 }), (values) => {
      const { line } = trendPath(values);
      const coordinates = line.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? [];
      for (const coordinate of coordinates.map(Number)) {
        expect(coordinate).toBeGreaterThanOrEqual(0);
        expect(coordinate).toBeLessThanOrEqual(100);
      }
      expect(line).not.toMatch(/NaN|Infinity/u);
    }),
  );
});
