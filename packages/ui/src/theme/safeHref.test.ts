import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeHref } from './safeHref.ts';

it.each([
  '/support',
  '/a?b=c#d',
  '?page=2',
  '#top',
  'cases/17',
  'https://example.com',
  'mailto:a@b.example',
  'tel:+44',
])('safeHref allows %j', (href) => expect(safeHref(href)).toBe(href));

it.each([
  '',
  ' ',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  undefined,
  null,
  17,
])('safeHref refuses %j', (href) => expect(safeHref(href)).toBeNull());

it('safeHref refuses every address that runs code or leaves the site without a scheme', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ' ',
    'java',
    'script',
    ':',
    'data',
    '#',
    '?',
    '.',
    'a',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const href = safeHref(pieces.join(''));
      if (href === null) return;
      const url = URL.parse(href, 'https://portal.example/page');
      expect(['https:', 'http:', 'mailto:', 'tel:', undefined]).toContain(url?.protocol);
      expect([undefined, 'portal.example']).toContain(url?.host);
    }),
  );
});
