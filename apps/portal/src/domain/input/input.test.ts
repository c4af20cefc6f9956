import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';
import { readEmail } from './readEmail.ts';
import { readPostcode } from './readPostcode.ts';
import { readPounds, typedPounds } from './readPounds.ts';
import { readTelephone } from './readTelephone.ts';
import { readWholeNumber } from './readWholeNumber.ts';

it.each([
  ['a\u00A0b\u202Fc\u3000d', 'a b c d'],
  ['\uFEFFQS\u2011104200\u200B', 'QS-104200'],
  ['QS–104200 QS—1 QS\u22122', 'QS-104200 QS-1 QS-2'],
  ['\u202A020 7946 0018\u202C', '020 7946 0018'],
  ['０２０', '020'],
  ['soft\u00ADhyphen', 'softhyphen'],
  [' one \r\n two ', 'one \n two'],
])('The pasted text %j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it.each([
  ['020 7946 0018', '020 7946 0018'],
  ['020\u00A07946\u20110018', '020 7946 0018'],
  ['\u202A+44 20 7946 0018\u202C', '+44 20 7946 0018'],
  ['020–7946–0018', '020 7946 0018'],
  ['020.7946.0018', '020 7946 0018'],
  ['(020) 7946/0018', '020 7946 0018'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['(0)20 7946 0018', '020 7946 0018'],
  ['(+44) 20 7946 0018', '+44 20 7946 0018'],
  ['0044 20 7946 0018', '+44 20 7946 0018'],
  ['tel:+442079460018', '+442079460018'],
  ['Tel. 020 7946 0018', '020 7946 0018'],
  ['020 7946 0018 ext. 23', '020 7946 0018 ext. 23'],
  ['020 7946 0018, extension 23', '020 7946 0018 ext. 23'],
  ['020 7946 0018x23', '020 7946 0018 ext. 23'],
  ['tel:+442079460018;ext=23', '+442079460018 ext. 23'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['+44 (020) 7946 0018', '+44 20 7946 0018'],
  ['+4402079460018', '+44 2079460018'],
])('The telephone number %j is read as %j', (text, number) => {
  expect(readTelephone(text)).toBe(number);
  expect(readTelephone(number)).toBe(number);
});

it.each(['', '7946', 'ask reception', '020 7946 0018 or 0019', '+44 +20 7946 0018', '1234567890123456'])(
  '%j is not a telephone number',
  (text) => {
    expect(readTelephone(text)).toBeNull();
  },
);

it.each(['BS1 6QH', 'bs16qh', 'BS1\u00A06QH', 'BS1–6QH', ' bs1.6qh, ', '\u200EBS1 6QH', '(BS1 6QH)'])(
  'The postcode %j is read as BS1 6QH',
  (text) => {
    expect(readPostcode(text)).toBe('BS1 6QH');
  },
);

it.each(['', 'BS1', 'BS1 6Q', '12345', 'BS1 6QH Bristol'])('%j is not a whole postcode', (text) => {
  expect(readPostcode(text)).toBeNull();
});

it.each([
  ['john@smith.example', 'john@smith.example'],
  ['\u00A0john@smith.example\u200B', 'john@smith.example'],
  ['mailto:john@smith.example?subject=Hello', 'john@smith.example'],
  ['Smith, John <john@smith.example>', 'john@smith.example'],
  ['"Smith, John" <mailto:john@smith.example>;', 'john@smith.example'],
  ['(john@smith.example).', 'john@smith.example'],
  ['john\u2011paul@smith.example', 'john-paul@smith.example'],
  ['john@xn--bcher-kva.xn--p1ai', 'john@xn--bcher-kva.xn--p1ai'],
  ['john@bücher.example', 'john@bücher.example'],
  ['john\u202E@smith.example', 'john@smith.example'],
  ['john@smith.example <john@smith.example>', 'john@smith.example'],
])('The e-mail address %j is read as %j', (text, address) => {
  expect(readEmail(text)).toBe(address);
  expect(readEmail(address)).toBe(address);
});

it.each([
  '',
  'john',
  '@smith.example',
  'john@smith',
  'john smith@smith.example',
  'a@b@smith.example',
  'John <john@a.example>; Jane <jane@a.example>',
])('%j is not an e-mail address', (text) => {
  expect(readEmail(text)).toBeNull();
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
  ['1,5', null],
  ['1.005', null],
  ['1.000,50', null],
  ['-5', null],
  ['', null],
  ['a lot', null],
])('The amount %j is read as %j pence', (text, pence) => {
  expect(readPounds(text)).toBe(pence);
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
  ['1.5', null],
  ['1,50', null],
  ['', null],
])('The number %j is read as %j', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
