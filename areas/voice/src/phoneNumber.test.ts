import { expect, it } from 'vitest';
import {
  contains,
  countOf,
  formatNumber,
  formatSpan,
  readLine,
  readNumber,
  readNumbers,
} from './phoneNumber.ts';

it.each([
  ['+442079460018', '020 7946 0018'],
  ['+441174960000', '0117 496 0000'],
  ['+441614960000', '0161 496 0000'],
  ['+441603960018', '01603 960018'],
  ['+443304960018', '0330 496 0018'],
  ['+448001111018', '0800 111 1018'],
])('%s is written as %s', (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

it.each([
  ['020 7946 0018'],
  ['+44 20 7946 0018'],
  ['+44 (0)20 7946-0018'],
  ['0044 20 7946 0018'],
  ['442079460018'],
  [' (020) 7946 0018 '],
])('The number %s is read in its spelling [VOICE-1]', (text) => {
  expect(readNumber(text)).toBe('+442079460018');
});

it.each(['7946', '+49 30 1234567', 'Bristol', '', '020 7946 0018 9'])('%s is no whole number', (text) => {
  expect(readNumber(text)).toBeNull();
});

it('A range is written as the first number and the differing digits of the last', () => {
  expect(formatSpan({ first: '+441174960000', last: '+441174960099' })).toBe('0117 496 0000 to 0099');
  expect(formatSpan({ first: '+441174960000', last: '+441174960000' })).toBe('0117 496 0000');
  expect(formatSpan({ first: '+442079469990', last: '+442079470009' })).toBe(
    '020 7946 9990 to 020 7947 0009',
  );
});

it.each([
  ['0117 496 0000 to 0099', '+441174960000', '+441174960099'],
  ['0117 496 0000 - 0117 496 0099', '+441174960000', '+441174960099'],
  ['01174960000-0099', '+441174960000', '+441174960099'],
  ['0117 496 0000 – 99', '+441174960000', '+441174960099'],
  ['0117 496 0042', '+441174960042', '+441174960042'],
  ['0117-496-0042', '+441174960042', '+441174960042'],
  ['0117-496-0000 to 0099', '+441174960000', '+441174960099'],
  ['(0117) 496-0000 - 0099', '+441174960000', '+441174960099'],
])('The line “%s” is read as a range [VOICE-4]', (line, first, last) => {
  expect(readLine(line)).toEqual({ span: { first, last } });
});

it('Lines that are no numbers are named [VOICE-4]', () => {
  const { spans, problems } = readNumbers('0117 496 0000\nreception\n\n0117 496 0010 to 0005, 020 7946 0018');
  expect(spans).toHaveLength(2);
  expect(problems).toEqual([
    '“reception” is not a UK telephone number',
    '“0117 496 0010 to 0005” ends before it begins',
  ]);
});

it('A range knows its numbers', () => {
  const span = { first: '+441174960000', last: '+441174960099' };
  expect([countOf(span), contains(span, '+441174960042'), contains(span, '+441174960100')]).toEqual([
    100,
    true,
    false,
  ]);
});
