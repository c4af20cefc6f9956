import { expect, it } from 'vitest';
import { sizeInWords, sumInWords, timeInWords } from './cacheFigures.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [14_260, '14.3 kB'],
  [10_000_000, '10000.0 kB'],
])('a size of %d bytes is written as %s [DEV-4]', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

it.each([
  [300_000, '5 min 0 s'],
  [299_001, '5 min 0 s'],
  [61_000, '1 min 1 s'],
  [60_000, '1 min 0 s'],
  [59_000, '59 s'],
  [1, '1 s'],
  [0, 'expired'],
  [-3, 'expired'],
])('%d ms are written as %s [DEV-4]', (milliseconds, words) => {
  expect(timeInWords(milliseconds)).toBe(words);
});

it('the kept answers are counted and summed up [DEV-4]', () => {
  const response = { path: '/core/rest/navigation', bytes: 700, freshMs: 1 };
  expect(sumInWords([])).toBe('No answer is kept');
  expect(sumInWords([response])).toBe('1 answer, 700 B');
  expect(sumInWords([response, response])).toBe('2 answers, 1.4 kB');
});
