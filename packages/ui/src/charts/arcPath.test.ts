import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arcPath } from './arcPath.ts';
import { segments, shares } from './shares.ts';

it.each([
  [0, 0, ''],
  [0, Number.NaN, ''],
  [0, 100, 'M50 9A41 41 0 0 1 50 91A41 41 0 0 1 50 9'],
  [0, 50, 'M50 9A41 41 0 0 1 91 50A41 41 0 0 1 50 91'],
])('arcPath from %d to %d percent is %j', (start, end, path) => {
  expect(arcPath({ start, end }, 0)).toBe(path);
});

it('arcPath draws inside its box for any values', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { maxLength: 6 }), (values) => {
      for (const segment of segments(shares(values), 2)) {
        const coordinates = arcPath(segment, 1).match(/-?[\d.]+/gu) ?? [];
        for (const coordinate of coordinates.map(Number)) {
          expect(coordinate).toBeGreaterThanOrEqual(0);
          expect(coordinate).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});
