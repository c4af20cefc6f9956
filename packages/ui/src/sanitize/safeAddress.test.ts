import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress } from './safeAddress.ts';

describe('safeAddress', () => {
  it.each([
    ['/support', '/support'],
    ['/support/cases?page=2#open', '/support/cases?page=2#open'],
    ['  /support ', '/support'],
    ['/a/../b', '/b'],
    ['/files/a b.pdf', '/files/a%20b.pdf'],
  ])('safeAddress keeps %j inside the portal', (given, href) => {
    expect(safeAddress(given)).toEqual({ kind: 'internal', href });
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://EXAMPLE.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' https://example.com/a b', 'https://example.com/a%20b'],
  ])('safeAddress lets %j lead out by https', (given, href) => {
    expect(safeAddress(given)).toEqual({ kind: 'external', href });
  });

  // The cases that also apply to the portal's menus and return addresses.
  const cases: Record<'internal' | 'external' | 'refused', string[]> = JSON.parse(
    readFileSync(new URL('../../../../docs/addresses.json', import.meta.url), 'utf8'),
  );
  it.each(Object.entries(cases).flatMap(([kind, list]) => list.map((address) => ({ address, kind }))))(
    'safeAddress classifies $address as $kind',
    ({ address, kind }) => {
      expect(safeAddress(address)?.kind ?? 'refused').toBe(kind);
      expect(safeAddress(` ${address} `)?.kind ?? 'refused').toBe(kind);
    },
  );

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

  it('safeAddress never returns an internal address that leaves the site, nor a scheme other than https', () => {
    fc.assert(
      fc.property(address, ({ kind, href }) => {
        const followed = new URL(href, 'https://portal.example/deep/page');
        expect(followed.protocol).toBe('https:');
        expect(followed.username + followed.password).toBe('');
        expect(kind === 'external' || followed.origin === 'https://portal.example').toBe(true);
        expect(kind === 'internal' && followed.pathname.startsWith('//')).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('safeAddress returns its own result unchanged', () => {
    fc.assert(
      fc.property(address, (read) => {
        expect(safeAddress(read.href)).toEqual(read);
      }),
      { numRuns: 300 },
    );
  });
});
