import { expect, it } from 'vitest';
import { nextOptionIndex } from './nextOptionIndex.ts';

it.each<[string, number, number, number | undefined]>([
  ['ArrowDown', -1, 30, 0],
  ['ArrowDown', 0, 30, 1],
  ['ArrowDown', 29, 30, 0],
  ['ArrowUp', -1, 30, 29],
  ['ArrowUp', 0, 30, 29],
  ['ArrowUp', 12, 30, 11],
  ['PageDown', -1, 30, 10],
  ['PageDown', 25, 30, 29],
  ['PageUp', 25, 30, 15],
  ['PageUp', 4, 30, 0],
  ['Home', 12, 30, 0],
  ['End', 12, 30, 29],
  ['a', 12, 30, undefined],
  ['ArrowDown', -1, 0, undefined],
])('%s at index %d of %d options leads to %s', (key, current, count, next) => {
  expect(nextOptionIndex(key, current, count, 'all')).toBe(next);
});

it('Home and End stay with the text of an editable input', () => {
  expect(nextOptionIndex('Home', 12, 30, 'vertical')).toBeUndefined();
  expect(nextOptionIndex('End', 12, 30, 'vertical')).toBeUndefined();
});
