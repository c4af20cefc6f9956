import { isFiniteNumber } from './finite.ts';

/** One bar, in percent of the width of the chart. */
export type Bar = { start: number; size: number };

/** The bars of a list of values, and the position of zero in percent. */
export type BarScale = { zero: number; bars: readonly Bar[] };

/** The smallest visible bar, in percent, so that no value except zero looks like zero. */
const smallestPercent = 1;

/**
 * Maps values to bars that share one scale, which always includes zero. A negative value extends from zero to the
 * start. A missing value has a size of 0.
 */
export function barScale(values: readonly (number | null)[]): BarScale {
  const finite = values.filter(isFiniteNumber);
  const largest = finite.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0) return { zero: 0, bars: values.map(() => ({ start: 0, size: 0 })) };
  // Divided first: the difference of two huge values would be infinite.
  const parts = values.map((value) => (isFiniteNumber(value) ? value / largest : 0));
  const low = parts.reduce((least, part) => Math.min(least, part), 0);
  const high = parts.reduce((most, part) => Math.max(most, part), 0);
  const zero = ((0 - low) / (high - low)) * 100;
  const bars = parts.map((part) => {
    if (part === 0) return { start: zero, size: 0 };
    const room = part < 0 ? zero : 100 - zero;
    const size = Math.min(room, Math.max(smallestPercent, (Math.abs(part) / (high - low)) * 100));
    return { start: part < 0 ? zero - size : zero, size };
  });
  return { zero, bars };
}
