import { isFiniteNumber } from './finite.ts';

/** A segment in percent of the whole, from `start` to `end`. */
export type Segment = { start: number; end: number };

/** The share of each value in the sum, in percent. Only positive values have one; the others are 0. */
export function shares(values: readonly (number | null)[]): number[] {
  const positive = values.map((value) => (isFiniteNumber(value) && value > 0 ? value : 0));
  const largest = positive.reduce((most, value) => Math.max(most, value), 0);
  if (largest === 0) return positive;
  // Divided first: the sum of huge values would be infinite.
  const parts = positive.map((value) => value / largest);
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (part / sum) * 100);
}

/**
 * Places shares one after the other from 0 to 100. A share above 0 takes `smallest` percent or more, so that it stays
 * visible; the larger ones make room.
 */
export function segments(percents: readonly number[], smallest: number): Segment[] {
  const visible = percents.map((percent) => (percent > 0 ? Math.max(percent, smallest) : 0));
  const total = visible.reduce((sum, percent) => sum + percent, 0);
  let end = 0;
  return visible.map((percent) => {
    const start = end;
    end = total > 0 ? Math.min(100, start + (percent / total) * 100) : 0;
    return { start, end };
  });
}

/** Rounds shares to whole percents whose sum stays 100, by the largest remainder. */
export function wholePercents(percents: readonly number[]): number[] {
  const whole = percents.map(Math.floor);
  const sum = Math.round(percents.reduce((total, percent) => total + percent, 0));
  const missing = sum - whole.reduce((total, percent) => total + percent, 0);
  const remainder = (index: number): number => (percents[index] ?? 0) - (whole[index] ?? 0);
  const byRemainder = percents.map((_, index) => index).toSorted((a, b) => remainder(b) - remainder(a));
  for (const index of byRemainder.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The values that a chart shows on their own, and the indexes of those that it groups. */
export type Grouped = { shown: readonly number[]; grouped: readonly number[] };

/**
 * Divides values into at most `max` segments: when there are more, the largest `max - 1` are shown in their own
 * order, and the others become one group.
 */
export function groupSmall(values: readonly (number | null)[], max: number): Grouped {
  const all = values.map((_, index) => index);
  if (values.length <= max) return { shown: all, grouped: [] };
  const size = (index: number): number => {
    const value = values[index];
    return isFiniteNumber(value) ? value : -Infinity;
  };
  const largest = new Set(
    all.toSorted((a, b) => (size(a) === size(b) ? a - b : size(b) - size(a))).slice(0, max - 1),
  );
  return {
    shown: all.filter((index) => largest.has(index)),
    grouped: all.filter((index) => !largest.has(index)),
  };
}
