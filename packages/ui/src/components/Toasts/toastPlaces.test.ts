import { expect, it } from 'vitest';
import { toastPlaces } from './toastPlaces.ts';

it.each([
  ['a new toast is the last', false, 'a b', 'a b c', 'a b c'],
  ['a toast that has gone has no place', false, 'a b c', 'a c', 'a c'],
  ['a toast that has gone keeps its place while places are held', true, 'a b c', 'a c', 'a b c'],
  ['a new toast is the last while places are held', true, 'a b', 'b c', 'a b c'],
  ['places that are let go are those of the toasts', false, 'a b c d', 'd b', 'd b'],
])('%s', (_name, isHeld, before, shown, after) => {
  expect(toastPlaces(before.split(' '), shown.split(' '), isHeld)).toEqual(after.split(' '));
});

it('is the same list when nothing changes', () => {
  const before = ['a', 'b'];
  expect(toastPlaces(before, ['a', 'b'], false)).toBe(before);
  expect(toastPlaces(before, ['b'], true)).toBe(before);
});
