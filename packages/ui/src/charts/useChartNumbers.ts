'use client';
import { useMemo } from 'react';
import { useLocale } from '../theme/quaysideContext.ts';

export type ChartNumbers = {
  /** As it is shown: compact from `compactFrom` (default a million), such as `1.2bn`. */
  short: (value: number, compactFrom?: number) => string;
  /** Every digit. */
  exact: (value: number) => string;
  /** A number of items, in no unit. */
  count: (items: number) => string;
  /** A share in percent: 42 is `42%`. */
  percent: (share: number) => string;
};

const million = 1_000_000;

/** The formats of a chart's numbers, by the locale of the component or of the provider. */
export function useChartNumbers(
  locale: string | undefined,
  format: Intl.NumberFormatOptions | undefined,
): ChartNumbers {
  const tag = useLocale(locale);
  return useMemo(() => {
    const exact = new Intl.NumberFormat(tag, format);
    const compact = new Intl.NumberFormat(tag, {
      ...format,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
    const count = new Intl.NumberFormat(tag);
    const percent = new Intl.NumberFormat(tag, { style: 'percent' });
    // A zero is added because -0 would be shown with its sign.
    return {
      short: (value, compactFrom = million) =>
        (Math.abs(value) < compactFrom ? exact : compact).format(value + 0),
      exact: (value) => exact.format(value + 0),
      count: (items) => count.format(items),
      percent: (share) => percent.format(share / 100),
    };
  }, [tag, format]);
}
