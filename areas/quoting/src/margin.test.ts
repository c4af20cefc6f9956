import { expect, it } from 'vitest';
import { marginText, readMargin, typedMargin } from './margin.ts';

it.each([
  ['20', 2000],
  [' 12.5 % ', 1250],
  ['12,34', 1234],
  ['0', 0],
  ['90', 9000],
  ['', null],
  ['90.01', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['lots', undefined],
])('A margin typed as %j is read as %j basis points [QUOTE-37]', (typed, basisPoints) => {
  expect(readMargin(typed)).toBe(basisPoints);
});

it('A margin is written as a percentage, without needless zeros [QUOTE-37]', () => {
  expect([2000, 1250, 1234, null].map(marginText)).toEqual(['20%', '12.5%', '12.34%', '–']);
  expect([2000, null].map(typedMargin)).toEqual(['20', '']);
});
