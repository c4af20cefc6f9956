import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress } from './safeAddress.ts';

describe('an address in rich text', () => {
  it.each([
    ['/support', '/support'],
    ['/support/cases?page=2#open', '/support/cases?page=2#open'],
    ['  /support ', '/support'],
    ['/a/../b', '/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ])('%j stays inside the portal', (given, href) => {
    expect(safeAddress(given)).toEqual({ kind: 'internal', href });
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://EXAMPLE.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' https://example.com/a b', 'https://example.com/a%20b'],
  ])('%j leads out by https', (given, href) => {
    expect(safeAddress(given)).toEqual({ kind: 'external', href });
  });

  it.each([
    '',
    ' ',
    '#top',
    'support',
    './support',
    '?page=2',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    'http://example.com',
    'https://user:secret@example.com',
    'https://example.com@evil.example',
    'https://',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'vbscript:x',
    'mailto:a@example.com',
    'ftp://example.com',
    'file:///etc/passwd',
  ])('%j is refused', (given) => {
    expect(safeAddress(given)).toBeNull();
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '\t',
      '\n',
      ':',
      '@',
      'evil.example',
      'https:',
      'javascript:',
      '%2F',
      '#',
      '?',
      ' ',
    ),
    fc.string({ maxLength: 4, unit: 'binary' }),
  );

  const address = fc
    .array(piece, { maxLength: 8 })
    .map((pieces) => safeAddress(pieces.join('')))
    .filter((read) => read !== null);

  it('never leaves the site when it says internal, and never by another scheme than https', () => {
    fc.assert(
      fc.property(address, ({ kind, href }) => {
        const followed = new URL(href, 'https://portal.example/deep/page');
        expect(followed.protocol).toBe('https:');
        expect(followed.username + followed.password).toBe('');
        expect(kind === 'external' || followed.origin === 'https://portal.example').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads its own answer the same way again', () => {
    fc.assert(
      fc.property(address, (read) => {
        expect(safeAddress(read.href)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });
});
