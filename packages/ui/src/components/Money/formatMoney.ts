import { numberFormat } from '../../theme/formats.ts';

/** An amount in minor units, as a decimal for machines (`-1200.50`) and in words (`-£1,200.50`). */
export type WrittenMoney = { decimal: string; text: string };

/** Undefined for an amount that is missing or not whole, and for an unknown currency. */
export function formatMoney(
  amount: number | bigint | null | undefined,
  currency: string,
  locale: string,
): WrittenMoney | undefined {
  if (typeof amount !== 'bigint' && !Number.isSafeInteger(amount)) return undefined;
  const format = numberFormat(locale, { style: 'currency', currency });
  if (!format) return undefined;
  const decimal = toDecimal(BigInt(amount ?? 0), digitsOf(format));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it consists of figures
  const exact = decimal as Intl.StringNumericLiteral;
  // As text, because a number would round a large amount.
  return { decimal, text: format.format(exact) };
}

const knownDigits = new WeakMap<Intl.NumberFormat, number>();

/** Returns the number of decimals of a currency. It is kept, because asking a format takes longer than formatting. */
function digitsOf(format: Intl.NumberFormat): number {
  const known = knownDigits.get(format);
  if (known !== undefined) return known;
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(format, digits);
  return digits;
}

function toDecimal(amount: bigint, digits: number): string {
  const sign = amount < 0n ? '-' : '';
  const figures = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  const whole = figures.length - digits;
  return digits === 0 ? sign + figures : `${sign}${figures.slice(0, whole)}.${figures.slice(whole)}`;
}
