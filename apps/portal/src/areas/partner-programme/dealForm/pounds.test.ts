import { expect, test } from 'vitest';
import { readPounds, typedPounds } from './pounds.ts';

test.each([
  ['1850', 185_000],
  ['£1,850.50', 185_050],
  [' 0.01 ', 1],
  ['10000000', 1_000_000_000],
  ['10000000.01', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['', undefined],
  ['a lot', undefined],
])('The amount %j is read as %j pence', (typed, pence) => {
  expect(readPounds(typed)).toBe(pence);
});

test.each([
  [185_000, '1850'],
  [185_050, '1850.50'],
])('%i pence are typed as %j', (pence, typed) => {
  expect(typedPounds(pence)).toBe(typed);
  expect(readPounds(typed)).toBe(pence);
});
