import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cells as allCells, chosen, priceBook } from '../prices.fixtures.ts';
import type { PriceCell } from '../pricesApi.ts';
import { addWorkingDays, longestLeadTime, orderSchema } from './orderSchema.ts';

it.each<[CalendarDay, number, CalendarDay]>([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 0, '2026-11-23'],
  ['2026-11-23', 45, '2027-01-25'],
  ['2026-11-21', 6, '2026-11-30'],
  ['2026-11-21', 5, '2026-11-27'],
  ['2026-11-20', 1_000_000, '5859-12-16'],
])('%s and %i working days are %s [QUOTE-41]', (from, days, expected) => {
  expect(addWorkingDays(from, days)).toBe(expected);
});

it('The earliest day follows the longest lead time of the choices [QUOTE-41]', () => {
  expect(longestLeadTime(priceBook([chosen('S1')]).getSnapshot().rows)).toBe(45);
  expect(longestLeadTime(priceBook([]).getSnapshot().rows)).toBeNull();
});

function leadTimeOf(choices: readonly string[], cells: readonly PriceCell[] = allCells): number | null {
  const book = priceBook(
    choices.map((siteId) => chosen(siteId)),
    cells,
  );
  return longestLeadTime(book.getSnapshot().rows);
}

it('The lead time is unknown while one of a chosen price is, and does not count a site without a price [QUOTE-41]', () => {
  expect(leadTimeOf(['S1'], [])).toBeNull();
  const withoutSecond = allCells.filter(({ siteId }) => siteId !== 'S2');
  expect(leadTimeOf(['S1', 'S2'], withoutSecond)).toBeNull();
  const withoutLeadTime = allCells.map((cell): PriceCell =>
    cell.siteId === 'S2' ? Object.assign({}, cell, { leadTimeDays: null }) : cell,
  );
  expect(leadTimeOf(['S1', 'S2'], withoutLeadTime)).toBeNull();
  expect(leadTimeOf(['S1', 'S4'])).toBe(45);
});

it('A day that was typed earlier stays while the earliest one is unknown [QUOTE-41]', () => {
  const { requiredDate } = orderSchema(null).entries;
  expect(v.is(requiredDate, '2026-11-30')).toBe(true);
  expect(v.is(requiredDate, '2026-12-05')).toBe(false);
});

it('An order needs a contact with a telephone number, and a day that every site can meet [QUOTE-41]', () => {
  const schema = orderSchema('2026-12-01');
  const values = {
    purchaseOrder: '',
    requiredDate: '',
    contact: { name: 'Noor Rahman', phone: '+44 117 496 0100', email: 'noor@northgate.example' },
    note: '',
  };
  expect(v.is(schema, values)).toBe(true);
  const wrong = [
    { ...values, requiredDate: '2026-11-30' },
    { ...values, requiredDate: '2026-12-05' },
    { ...values, contact: { ...values.contact, phone: 'call me' } },
    { ...values, contact: { ...values.contact, email: 'noor' } },
    { ...values, contact: { ...values.contact, name: ' ' } },
  ];
  expect(wrong.map((each) => v.is(schema, each))).toEqual(wrong.map(() => false));
});
