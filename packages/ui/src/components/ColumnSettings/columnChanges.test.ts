import { expect, it } from 'vitest';
import { withMove, withVisibility } from './columnChanges.ts';

const columns = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const untouched = { order: [], hidden: [] };

it('withVisibility hides a column once and shows it again', () => {
  const hidden = withVisibility(withVisibility(untouched, 'b', false), 'b', false);
  expect(hidden).toEqual({ order: [], hidden: ['b'] });
  expect(withVisibility(hidden, 'b', true)).toEqual(untouched);
});

it.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
])('withMove moves the column %s by %i', (id, places, order) => {
  expect(withMove(columns, { order: [], hidden: ['c'] }, id, places)).toEqual({ order, hidden: ['c'] });
});

it.each([
  ['a', -1],
  ['c', 1],
  ['gone', 1],
])('withMove leaves the column %s where it is when it cannot move by %i', (id, places) => {
  expect(withMove(columns, untouched, id, places)).toEqual(untouched);
});
