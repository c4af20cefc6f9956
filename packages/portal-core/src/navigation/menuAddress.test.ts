import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { menuAddressKind } from './menuAddress.ts';

const origin = 'https://portal.example';
// The cases that return addresses and the design system's rich text are held to as well.
const cases: Record<'internal' | 'external' | 'refused', string[]> = JSON.parse(
  readFileSync(new URL('../../../../docs/addresses.json', import.meta.url), 'utf8'),
);

it.each(Object.entries(cases).flatMap(([kind, list]) => list.map((address) => ({ address, kind }))))(
  'menuAddressKind classifies $address as $kind [NAV-12]',
  ({ address, kind }) => {
    expect(menuAddressKind(address)).toBe(kind);
  },
);

it.each(['/a b', ' /support', 'https://status.example/a b'])(
  'menuAddressKind refuses %j because of its space',
  (address) => {
    expect(menuAddressKind(address)).toBe('refused');
  },
);

it('menuAddressKind classifies as internal only addresses that stay on the portal, even when decoded repeatedly [NAV-12]', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    ';',
    '%2f',
    '%5C',
    '%252f',
    '%2e',
    '%09',
    '\t',
    '?',
    '#',
    '@',
    ':',
    'a',
    'evil.example',
  );
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(address, (candidate) => {
      fc.pre(menuAddressKind(candidate) === 'internal');
      let spelled = candidate;
      for (let round = 0; round < 3; round += 1) {
        const url = new URL(spelled, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toMatch(/^\/\//);
        const [path = ''] = spelled.split(/[?#]/);
        spelled = path.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent);
      }
    }),
    { numRuns: 200, verbose: true },
  );
});
