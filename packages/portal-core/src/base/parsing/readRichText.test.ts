import { expect, it } from 'vitest';
import { isContractError } from '../errors/errors.ts';
import { maxRichTextLength, readRichText } from './readRichText.ts';

it.each([
  ['<p>News</p>', '<p>News</p>'],
  [' \n<p>News</p> ', '<p>News</p>'],
  ['', ''],
  [' \n ', ''],
  [undefined, ''],
  [null, ''],
  [{ html: '<p>News</p>' }, ''],
])('readRichText reads %j as %j', (body, expected) => {
  expect(readRichText(body, 'announcement')).toBe(expected);
});

it('readRichText accepts 100 KB and rejects one character more', () => {
  expect(maxRichTextLength).toBe(100 * 1024);
  const longest = 'x'.repeat(maxRichTextLength);
  expect(readRichText(` ${longest} `, 'announcement')).toBe(longest);
  expect(() => readRichText(`${longest}x`, 'announcement')).toThrow(
    expect.toSatisfy((error: unknown) => isContractError(error) && error.message.includes('102401')),
  );
});
