import { plainText } from '@quayside/portal-core/addresses';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readEmail } from './readEmail.ts';
import { readPostcode } from './readPostcode.ts';
import { readPounds, typedPounds } from './readPounds.ts';
import { readTelephone } from './readTelephone.ts';
import { readWholeNumber } from './readWholeNumber.ts';
import { kinds, requiredEntry } from './typedEntries.ts';

interface Cases {
  readonly read: readonly (readonly [text: string, read: string])[];
  readonly refused: readonly string[];
}

const cases = JSON.parse(
  readFileSync(new URL('../../../../docs/typed-values.json', import.meta.url), 'utf8'),
) as Record<'telephone' | 'postcode' | 'email', Cases>;

it.each([
  ['a\u00A0b\u202Fc\u3000d', 'a b c d'],
  ['\uFEFFQS\u2011104200\u200B', 'QS-104200'],
  ['QS–104200 QS—1 QS\u22122', 'QS-104200 QS-1 QS-2'],
  ['\u202A020 7946 0018\u202C', '020 7946 0018'],
  ['０２０', '020'],
  ['ｶﾞ ﬁbre e\u0301', 'ガ fibre é'],
  ['18² 18½ ⑱ ₁₈', '18² 18½ ⑱ ₁₈'],
  ['soft\u00ADhyphen', 'softhyphen'],
  [' one \r\n two ', 'one \n two'],
  ['="0117"', '0117'],
])('The pasted text %j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

/** The sandbox reads them by the same rules. */
it.each(cases.telephone.read)('The telephone number %j is read as %j', (text, number) => {
  expect(readTelephone(text)).toBe(number);
  expect(readTelephone(number)).toBe(number);
});

it.each(cases.telephone.refused)('%j is not a telephone number', (text) => {
  expect(readTelephone(text)).toBeNull();
});

it.each(cases.postcode.read)('The postcode %j is read as %j', (text, postcode) => {
  expect(readPostcode(text)).toBe(postcode);
  expect(readPostcode(postcode)).toBe(postcode);
});

it.each(cases.postcode.refused)('%j is not a whole postcode', (text) => {
  expect(readPostcode(text)).toBeNull();
});

it.each(cases.email.read)('The e-mail address %j is read as %j', (text, address) => {
  expect(readEmail(text)).toBe(address);
  expect(readEmail(address)).toBe(address);
});

it.each(cases.email.refused)('%j is not an e-mail address', (text) => {
  expect(readEmail(text)).toBeNull();
});

it('A very long text is no value, and is refused before a pattern reads it', () => {
  const long = `${',;'.repeat(50_000)}!`;
  expect([readTelephone, readPostcode, readEmail].map((read) => read(long))).toEqual([null, null, null]);
});

it.each([
  ['john@sm\u0456th.example', /other letters/i],
  ['John <john@b\u00fccher.example>', /other letters/i],
  ['john@smith', /^Enter an e-mail address/],
  ['j\u00f6rg@smith', /^Enter an e-mail address/],
])('The message for the address %j says why it is refused', (text, message) => {
  const [issue] = v.safeParse(requiredEntry(kinds.email), text).issues ?? [];
  expect(issue?.message).toMatch(message);
});

it.each([
  ['1850', 185_000],
  ['£1,850.50', 185_050],
  ['1,000.50', 100_050],
  ['£1,000', 100_000],
  ['£\u00A01\u00A0000', 100_000],
  ['GBP 75.5', 7550],
  ['75 £', 7500],
  [' 0.01 ', 1],
  ['0', 0],
  ['1850²', null],
  ['1850½', null],
  ['1,5', null],
  ['1.005', null],
  ['1.000,50', null],
  ['-5', null],
  ['', null],
  ['a lot', null],
  ['1,000 GBP', 100_000],
  ['GBP 1,000', 100_000],
  ['£1,000 per month', null],
])('The amount %j is read as %j pence', (text, pence) => {
  expect(readPounds(text)).toBe(pence);
});

it.each([
  ['£1,000 per month', 'month', 100_000],
  ['£1,000.50/month', 'month', 100_050],
  ['1,000 GBP a month', 'month', 100_000],
  ['GBP 1,000 pcm', 'month', 100_000],
  ['£75 per day', 'day', 7500],
  ['£75', 'day', 7500],
  ['£75 per day', 'month', null],
  ['£12,000 per year', 'month', null],
] as const)('The amount %j of a field for each %s is read as %j pence', (text, period, pence) => {
  expect(readPounds(text, period)).toBe(pence);
});

it.each([
  [185_000, '1850'],
  [185_050, '1850.50'],
])('%i pence are typed as %j', (pence, typed) => {
  expect(typedPounds(pence)).toBe(typed);
  expect(readPounds(typed)).toBe(pence);
});

it.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1\u202F500', 1500],
  ['15²', null],
  ['1.5', null],
  ['1,50', null],
  ['', null],
])('The number %j is read as %j', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
