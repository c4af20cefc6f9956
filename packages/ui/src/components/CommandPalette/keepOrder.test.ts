import { expect, it } from 'vitest';
import { keepOrder } from './keepOrder.ts';

const items = (ids: string): { id: string }[] => Array.from(ids, (id) => ({ id }));
const idsOf = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('');

it.each([
  ['', 'abc', 'abc'],
  ['abc', 'xaybcz', 'abcxyz'],
  ['abc', 'cba', 'abc'],
  ['abc', 'ca', 'ac'],
  ['abc', '', ''],
])('keepOrder leaves %j in place when the items are %j', (shown, next, expected) => {
  expect(idsOf(keepOrder(items(shown), items(next)))).toBe(expected);
});

it('keepOrder returns the new values of items', () => {
  const [item] = keepOrder([{ id: 'a', label: 'Old' }], [{ id: 'a', label: 'New' }]);
  expect(item?.label).toBe('New');
});
