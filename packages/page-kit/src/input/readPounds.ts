import { plainText } from '@quayside/portal-core/addresses';

const shape = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{1,2})?$/;

/** The period of an amount. */
export type AmountPeriod = 'day' | 'month';

const periods: Readonly<Record<AmountPeriod, RegExp>> = {
  day: / ?(?:(?:per|a|\/) ?day|p\/d|daily)\.?$/i,
  month: / ?(?:(?:per|a|\/) ?(?:calendar )?(?:month|mth|mo)|p\/m|pcm|pm|monthly)\.?$/i,
};

/**
 * Reads an amount in pounds as it is typed or as the portal prints it: `1850`, `£1,850.50`, and with the period of the field
 * `£1,850 per month`. Returns pence; null for any other text. A comma separates thousands only: what `1,5` means, nobody can tell.
 */
export function readPounds(text: string, per?: AmountPeriod): number | null {
  const typed = plainText(text);
  const plain = (per === undefined ? typed : typed.replace(periods[per], ''))
    .replace(/^(?:£|GBP) ?/i, '')
    .replace(/ ?(?:£|GBP)$/i, '');
  const pence = Math.round(Number(plain.replaceAll(/[, ]/g, '')) * 100);
  return shape.test(plain) && Number.isSafeInteger(pence) ? pence : null;
}

/** Pence as they are typed in a field: `1850` or `1850.50`. */
export function typedPounds(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}
