import { expect, it } from 'vitest';
import { toastPlaces } from './toastPlaces.ts';

it.each([
  ['toastPlaces adds a new toast at the end', false, 'a b', 'a b c', 'a b c'],
  ['toastPlaces removes the place of a closed toast', false, 'a b c', 'a c', 'a c'],
  ['toastPlaces keeps the place of a closed toast while places are held', true, 'a b c', 'a c', 'a b c'],
  ['toastPlaces adds a new toast at the end while places are held', true, 'a b', 'b c', 'a b c'],
  ['toastPlaces follows the toasts once places are released', false, 'a b c d', 'd b', 'd b'],
])('%s', (_name, isHeld, before, shown, after) => {
  expect(toastPlaces(before.split(' '), shown.split(' '), isHeld)).toEqual(after.split(' '));
});

it('toastPlaces returns the same list when nothing changes', () => {
  const before = ['a', 'b'];
  expect(toastPlaces(before, ['a', 'b'], false)).toBe(before);
  expect(toastPlaces(before, ['b'], true)).toBe(before);
});
