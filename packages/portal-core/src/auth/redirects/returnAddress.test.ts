import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnAddress, signInReturnAddress } from './returnAddress.ts';

const origin = 'https://portal.example';
// The cases that the design system's rich text and the menus are held to as well.
const { internal, external, refused }: Record<'internal' | 'external' | 'refused', string[]> = JSON.parse(
  readFileSync(new URL('../../../../../docs/addresses.json', import.meta.url), 'utf8'),
);

it.each(internal)('safeReturnAddress keeps %j [ROUTE-3]', (address) => {
  expect(safeReturnAddress(address, '/landing')).toBe(address);
});

it.each([...refused, ...external, ' /support', null, undefined, 7])(
  'safeReturnAddress replaces %j with the landing page [ROUTE-3]',
  (address) => {
    expect(safeReturnAddress(address, '/landing')).toBe('/landing');
  },
);

it('safeReturnAddress never leads to another origin, however often its result is decoded [ROUTE-3]', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '%252f',
    '..',
    '.',
    '%2e',
    '\t',
    '%09',
    '?',
    '#',
    '@',
    ':',
    'evil.example',
    'a',
  );
  const address = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(address, (candidate) => {
      let spelled = safeReturnAddress(candidate, '/landing');
      for (let round = 0; round < 3; round += 1) {
        const url = new URL(spelled, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname.startsWith('//')).toBe(false);
        const [path = ''] = spelled.split(/[?#]/);
        spelled = path.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent);
      }
    }),
    { numRuns: 200, verbose: true },
  );
});

it('signInReturnAddress replaces the callback with the landing page', () => {
  const paths = { landingPath: '/landing', callbackPath: '/login/callback' };
  expect(signInReturnAddress('/login/callback?code=x&state=y', paths)).toBe('/landing');
  expect(signInReturnAddress('/./login/callback', paths)).toBe('/landing');
  expect(signInReturnAddress(null, paths)).toBe('/landing');
  expect(signInReturnAddress('/login/callbacks', paths)).toBe('/login/callbacks');
});
