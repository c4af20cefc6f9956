import { locale } from '@quayside/page-kit/format';

const pounds = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Pence as whole pounds, such as `£250,000`, where a text is needed. Else use `Money`. */
export function formatPounds(pence: number): string {
  return pounds.format(pence / 100);
}
