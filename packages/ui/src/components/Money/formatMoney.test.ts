import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

const digits = { JPY: 0, GBP: 2, KWD: 3 } as const;

it('formatMoney keeps every minor unit of every amount', () => {
  const currency = fc.constantFrom('JPY' as const, 'GBP' as const, 'KWD' as const);
  fc.assert(
    fc.property(fc.bigInt(), currency, (amount, code) => {
      const written = formatMoney(amount, code, 'en-GB');
      const [whole = '', fraction = ''] = written?.decimal.split('.') ?? [];
      expect(fraction).toHaveLength(digits[code]);
      expect(BigInt(whole + fraction)).toBe(amount);
      expect(written?.text.replaceAll(/\D/gu, '')).toBe((whole + fraction).replace('-', ''));
    }),
  );
});

it.each([
  ['a missing amount', null, 'GBP'],
  ['a fraction of a minor unit', 12.5, 'GBP'],
  ['an amount that is no number', Number.NaN, 'GBP'],
  ['an amount that a number cannot hold exactly', 2 ** 60, 'GBP'],
  ['an unknown currency', 100, 'pounds'],
])('formatMoney refuses %s', (_what, amount, currency) => {
  expect(formatMoney(amount, currency, 'en-GB')).toBeUndefined();
});
