import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnAddress, signInReturnAddress } from './returnAddress.ts';

const origin = 'https://portal.example';

describe('a return address', () => {
  it.each([
    '/',
    '/support?tab=open&sort=-date#latest',
    '/search?keyword=https%3A%2F%2Fevil.example%2F%2F',
    '/search?next=//evil.example',
    '/services/a%20b',
    '/files/100%25',
    '/caf%C3%A9',
  ])('keeps %s', (address) => {
    expect(safeReturnAddress(address, '/landing')).toBe(address);
  });

  it.each([
    '',
    'support',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252Fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/%0d%0aSet-Cookie:x',
    'https://evil.example',
    'javascript:alert(1)',
    ' /support',
    '/%',
    '/%E0%A4%A',
    '/%252F%25',
    '/%25252525252Fx',
    null,
    undefined,
    7,
  ])('turns %j into the landing page [ROUTE-3]', (address) => {
    expect(safeReturnAddress(address, '/landing')).toBe('/landing');
  });

  it('never leads to another origin, decoded as often as one likes [ROUTE-3]', () => {
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
      { numRuns: 500, verbose: true },
    );
  });

  it('of the callback itself is the landing page', () => {
    const paths = { landingPath: '/landing', callbackPath: '/login/callback' };
    expect(signInReturnAddress('/login/callback?code=x&state=y', paths)).toBe('/landing');
    expect(signInReturnAddress('/./login/callback', paths)).toBe('/landing');
    expect(signInReturnAddress(null, paths)).toBe('/landing');
    expect(signInReturnAddress('/login/callbacks', paths)).toBe('/login/callbacks');
  });
});
