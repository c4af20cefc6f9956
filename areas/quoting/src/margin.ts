import { locale } from '@quayside/page-kit/format';
import { plainText } from '@quayside/portal-core/addresses';
import { maxMarginBasisPoints } from './quoteTotals.ts';

const percents = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

/** A margin as text, such as `12.5%`; a dash for none. */
export function marginText(basisPoints: number | null): string {
  return basisPoints === null ? '–' : `${percents.format(basisPoints / 100)}%`;
}

/** A margin as it is typed: without the percent sign. */
export function typedMargin(basisPoints: number | null): string {
  return basisPoints === null ? '' : percents.format(basisPoints / 100);
}

/** Parses a typed margin to basis points. Null for an empty text, undefined if the text is not a margin. */
export function readMargin(typed: string): number | null | undefined {
  const text = plainText(typed).replace(/ ?%$/, '').replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,2}(?:\.\d{0,2})?$/.test(text)) return undefined;
  const [whole = '0', part = ''] = text.split('.');
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return basisPoints <= maxMarginBasisPoints ? basisPoints : undefined;
}
