import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPath } from './checkPath.ts';

const origin = 'https://portal.example';

it.each(['/', '/core/x', '/core/x?a=//evil&b=..', '/core/x?q=/../', '/core/a.b/..c', '/äöü/%20', '/x#/..'])(
  'checkPath accepts %s',
  (path) => {
    expect(() => checkPath(path)).not.toThrow();
  },
);

it.each([
  '/a/..',
  '/..',
  '/./a',
  '/a/%2E./b',
  '/a/.%2e',
  '/\u007F/evil',
  '/\n/evil',
  '/a\u0000',
  '/a\\b',
  ' /a',
])('checkPath rejects %j', (path) => {
  expect(() => checkPath(path)).toThrow(expect.objectContaining({ name: 'RequestError' }));
});

it('checkPath accepts no path that a URL parser reads as another origin or path', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E',
    '\t',
    '\n',
    '@',
    ':',
    'http:',
    'evil.example',
    'a',
    '?',
    '#',
    ' ',
    '\u0000',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = `/${pieces.join('')}`;
      try {
        checkPath(path);
      } catch {
        return;
      }
      const url = new URL(path, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname).toBe(path.replace(/[?#].*/, ''));
    }),
    { numRuns: 300 },
  );
});
