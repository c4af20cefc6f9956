import { expect, it } from 'vitest';
import { isIdentifier, matchIn } from './identifiers.ts';

it.each([
  ['QS-104200', 'QS-104200'],
  ['qs104200', 'QS-104200'],
  ['QS 104200', 'QS-104200'],
  ['qs–104200', 'QS-104200'],
  ['104200', 'QS-104200'],
  ['00012345', '00012345'],
  ['12345', '00012345'],
  ['#12345', '00012345'],
  ['btq wan 1', 'BTQ-WAN-1'],
])('“%s” is the identifier %s [SEARCH-6]', (text, identifier) => {
  expect(isIdentifier(text, null, undefined, '', identifier)).toBe(true);
});

it.each([
  ['QS-10420', 'QS-104200'],
  ['QT-104200', 'QS-104200'],
  ['42', 'CE-42'],
  ['1', 'BTQ-WAN-1'],
  ['-', 'QS-104200'],
  ['QS-10', 'QS-1'],
])('“%s” is not the identifier %s', (text, identifier) => {
  expect(isIdentifier(text, identifier)).toBe(false);
});

it('A result says which field contains a word that its visible texts do not contain [SEARCH-7]', () => {
  const fields = [
    ['Your reference', 'BTQ-WAN-1'],
    ['Postcode', 'BS1 6DZ'],
    ['B end', null],
  ] as const;
  const visible = ['Bristol Temple Quay 1 Gbps', 'QS-104200', undefined];
  expect(matchIn('temple', visible, fields)).toBeUndefined();
  expect(matchIn('qs104200', visible, fields)).toBeUndefined();
  expect(matchIn('bristol wan', visible, fields)).toEqual({ label: 'Your reference', text: 'BTQ-WAN-1' });
  expect(matchIn('bs16dz', visible, fields)).toEqual({ label: 'Postcode', text: 'BS1 6DZ' });
  expect(matchIn('dinosaur', visible, fields)).toBeUndefined();
});
