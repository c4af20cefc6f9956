import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isEmail, plainText, toPostcode, toTelephone } from './typedValues.ts';

interface Cases {
  readonly read: readonly [text: string, read: string][];
  readonly refused: readonly string[];
}

const cases = JSON.parse(
  readFileSync(new URL('../../../../docs/typed-values.json', import.meta.url), 'utf8'),
) as Record<'telephone' | 'postcode' | 'email', Cases>;

it.each(cases.telephone.read)('The telephone number %j is read as %j', (text, number) => {
  expect(toTelephone(text)).toBe(number);
});

it.each(cases.telephone.refused)('%j is not a telephone number', (text) => {
  expect(toTelephone(text)).toBeNull();
});

it.each(cases.postcode.read)('The postcode %j is read as %j', (text, postcode) => {
  expect(toPostcode(text)).toBe(postcode);
});

it.each(cases.postcode.refused)('%j is not a postcode', (text) => {
  expect(toPostcode(text)).toBeNull();
});

it.each(cases.email.read)('The portal reads %j as %j, which is an e-mail address', (_text, address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  ...cases.email.refused,
  'mailto:john@smith.example',
  'Email: john@smith.example',
  'o\u2019brien@smith.example',
  'john@smith.example (work)',
  'john\u202E@smith.example',
  'john@smith.example\u200B',
])('%j is refused as an e-mail address [ADMIN-7]', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('A search reads a pasted text as it would be typed', () => {
  expect(plainText('\u202AQS\u2011104200\u00A0Leeds\u202C')).toBe('QS-104200 Leeds');
});
