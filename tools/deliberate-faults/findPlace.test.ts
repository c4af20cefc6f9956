import { expect, it } from 'vitest';
import { findPlace } from './findPlace.ts';

const fault = { file: 'src/price.ts', find: 'total + fee' };

/** Finds the fault in these files. */
function place(files: Record<string, string>) {
  return findPlace(fault, { read: (file) => files[file], list: () => Object.keys(files) });
}

it('findPlace finds the text in the file of the fault, even if other files contain it', () => {
  const files = { 'src/price.ts': 'return total + fee;', 'src/other.ts': 'total + fee' };
  expect(place(files)).toEqual({ kind: 'found', file: 'src/price.ts', hasMoved: false });
});

it('findPlace follows the text to the only other file that contains it', () => {
  const files = { 'src/price.ts': '', 'src/quotes/price.ts': 'return total + fee;' };
  expect(place(files)).toEqual({ kind: 'found', file: 'src/quotes/price.ts', hasMoved: true });
});

it.each([
  ['is nowhere', { 'src/price.ts': 'total - fee' }, 'its text is neither in src/price.ts nor elsewhere'],
  ['is in a deleted file', {}, 'its text is neither in src/price.ts nor elsewhere'],
  [
    'occurs twice in its file',
    { 'src/price.ts': 'total + fee, total + fee' },
    'its text occurs 2 times in src/price.ts',
  ],
  ['is in two other files', { a: 'total + fee', b: 'total + fee' }, 'its text is in several files: a, b'],
  ['occurs twice in another file', { a: 'total + fee, total + fee' }, 'its text occurs 2 times in a'],
])('findPlace says why a fault whose text %s no longer applies', (_, files, reason) => {
  expect(place(files)).toEqual({ kind: 'lost', reason });
});
