import { expect, it } from 'vitest';
import { expiryText, validityOf } from './validity.ts';

it.each([
  ['ready', '2026-11-26', { kind: 'soon', days: 3 }],
  ['partPriced', '2026-11-23', { kind: 'soon', days: 0 }],
  ['ready', '2026-12-20', { kind: 'later', days: 27 }],
  ['ready', '2026-11-22', { kind: 'none' }],
  ['ordered', '2026-11-26', { kind: 'none' }],
  ['draft', null, { kind: 'none' }],
] as const)(
  'A quote that is %s and valid until %s is %o on 23 Nov 2026 [QUOTE-2]',
  (status, validUntil, validity) => {
    expect(validityOf({ status, validUntil }, '2026-11-23')).toEqual(validity);
  },
);

it('The last days of a quote are named today, tomorrow and by their number [QUOTE-2]', () => {
  expect([0, 1, 3].map(expiryText)).toEqual(['Expires today', 'Expires tomorrow', 'Expires in 3 days']);
});
