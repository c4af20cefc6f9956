import { expect, it } from 'vitest';
import { sumInWords, timeInWords } from './cacheFigures.ts';

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

it('The cached responses are counted and summed up [DEV-4]', () => {
  const response = { path: '/core/rest/navigation', bytes: 700, freshMs: 1 };
  expect(sumInWords([])).toBe('No response is cached');
  expect(sumInWords([response])).toBe('1 response, 700 bytes');
  expect(sumInWords([response, response])).toBe('2 responses, 1 kB');
});
