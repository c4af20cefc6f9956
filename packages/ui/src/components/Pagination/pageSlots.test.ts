import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSlots } from './pageSlots.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
  [6, 20, [1, 'gap-before', 5, 6, 7, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('pageSlots of page %i of %i is %j', (page, pageCount, slots) => {
  expect(pageSlots(page, pageCount)).toEqual(slots);
});

it('pageSlots shows the current page and its neighbours in order, in at most seven slots, and never hides a single page', () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((pageCount) =>
      fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }),
    );
  fc.assert(
    fc.property(pages, ({ page, pageCount }) => {
      const slots = pageSlots(page, pageCount);
      const numbers = slots.filter((slot) => typeof slot === 'number');
      expect(slots).toHaveLength(Math.min(7, pageCount));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      const near = [1, page - 1, page, page + 1, pageCount].filter(
        (number) => number >= 1 && number <= pageCount,
      );
      expect(numbers).toEqual(expect.arrayContaining(near));
      const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
      expect(steps).not.toContain(2);
    }),
  );
});
