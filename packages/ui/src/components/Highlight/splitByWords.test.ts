import { expect, it } from 'vitest';
import { splitByWords } from './splitByWords.ts';

const marked = (text: string, words: string) =>
  splitByWords(text, words)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Price book 2026', 'BOOK price', '[Price] [book] 2026'],
  ['Price book', '', 'Price book'],
  ['Price book', '   ', 'Price book'],
  ['Price book', 'guide', 'Price book'],
  ['Pricebook', 'price pricebook', '[Pricebook]'],
  ['Costs (GBP) 1.50', '(gbp) 1.5', 'Costs [(GBP)] [1.5]0'],
  ['Straße in Köln', 'KÖLN', 'Straße in [Köln]'],
  ['', 'price', ''],
])('splitByWords marks in %j what %j finds', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

it('splitByWords keeps the whole text and the start of every part', () => {
  const text = 'one two one';
  const parts = splitByWords(text, 'one');
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.every((part) => text.startsWith(part.text, part.start))).toBe(true);
});
