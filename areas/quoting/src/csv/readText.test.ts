import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';

const text = 'Site,Postcode\nCafé Zürich,BS1 6QH\n';

const utf16 = (isLittle: boolean, withMark: boolean): Uint8Array => {
  const codes = Array.from((withMark ? '\uFEFF' : '') + text, (letter) => letter.codePointAt(0) ?? 0);
  return new Uint8Array(
    codes.flatMap((code) => (isLittle ? [code % 256, code >> 8] : [code >> 8, code % 256])),
  );
};

const windows1252 = (): Uint8Array =>
  new Uint8Array(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

describe('reading the bytes of a CSV file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16, little end first', utf16(true, true), 'utf-16'],
    ['UTF-16, big end first', utf16(false, true), 'utf-16'],
    ['UTF-16, little end first, without a mark', utf16(true, false), 'utf-16'],
    ['UTF-16, big end first, without a mark', utf16(false, false), 'utf-16'],
    ['Windows-1252', windows1252(), 'windows-1252'],
  ])('A CSV file in %s is read with its accents [QUOTE-15]', (_, bytes, encoding) => {
    expect(readText(bytes)).toEqual({ kind: 'text', text, encoding });
  });

  it.each([
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0])],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10, 0, 0, 0, 13])],
    ['random bytes', new Uint8Array([1, 2, 3, 250, 251, 0, 7])],
  ])('A CSV file that is %s is not text [QUOTE-15]', (_, bytes) => {
    expect(readText(bytes).kind).toBe('binary');
  });

  it('A CSV file without anything but white space is empty [QUOTE-15]', () => {
    expect(readText(new Uint8Array())).toEqual({ kind: 'empty' });
    expect(readText(new TextEncoder().encode(' \r\n\t'))).toEqual({ kind: 'empty' });
  });
});
