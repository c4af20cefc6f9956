import { locale } from '@quayside/page-kit/format';
const formats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units as text, where a text is needed. Else use `Money`. */
export function formatMoney(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount / 100);
}

const unitPrices = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

/** The price of one unit, given in ten-thousandths of a penny: £0.0216. */
export function formatUnitPrice(price: number): string {
  return unitPrices.format(price / 1_000_000);
}
