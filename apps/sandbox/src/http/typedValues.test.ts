import { expect, it } from 'vitest';
import { isEmail, isTelephone, plainText, toPostcode } from './typedValues.ts';

it.each([
  '020 7946 0018',
  '+44 20 7946 0018 ext. 23',
  '+442079460018',
  '(020) 7946-0018',
  '020 7946 0018x23',
])('%s is accepted as a telephone number', (text) => {
  expect(isTelephone(text)).toBe(true);
});

it.each(['', '7946', 'ask Tom', '+44 20 7946 0018 ext.', '1234567890123456'])(
  '%j is refused as a telephone number',
  (text) => {
    expect(isTelephone(text)).toBe(false);
  },
);

it('A postcode is read in any spelling', () => {
  expect(toPostcode(' bs1\u00A06qh')).toBe('BS1 6QH');
  expect(toPostcode('BS1')).toBeNull();
});

it.each(['john@smith.example', 'john@bücher.example', 'john@smith.xn--p1ai'])(
  '%s is accepted as an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  'john',
  'john@smith',
  'mailto:john@smith.example',
  'john\u202E@smith.example',
  'john\u200B@smith.example',
])('%j is refused as an e-mail address [ADMIN-7]', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('A search reads a pasted text as it would be typed', () => {
  expect(plainText('\u202AQS\u2011104200\u00A0Leeds\u202C')).toBe('QS-104200 Leeds');
});
