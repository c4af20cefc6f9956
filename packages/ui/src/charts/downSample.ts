import { isFiniteNumber } from './finite.ts';

/**
 * The indexes of at most `limit` values (4 or more) that show the same trend: the first, the last, and the lowest and
 * highest of each interval between them. Missing values are kept only when nothing has to be dropped.
 */
export function downSample(values: readonly (number | null)[], limit: number): number[] {
  const all = values.map((_, index) => index);
  if (values.length <= limit) return all;
  const present = all.filter((index) => isFiniteNumber(values[index]));
  const valueAt = (index: number): number => values[index] ?? 0;
  if (present.length <= limit) return present;
  const inner = present.slice(1, -1);
  const intervals = Math.floor((limit - 2) / 2);
  const chosen = new Set([present[0] ?? 0, present.at(-1) ?? 0]);
  for (let interval = 0; interval < intervals; interval += 1) {
    const from = Math.floor((interval * inner.length) / intervals);
    const to = Math.floor(((interval + 1) * inner.length) / intervals);
    const [first, ...others] = inner.slice(from, to);
    if (first === undefined) continue;
    chosen.add(others.reduce((lowest, index) => (valueAt(index) < valueAt(lowest) ? index : lowest), first));
    chosen.add(
      others.reduce((highest, index) => (valueAt(index) > valueAt(highest) ? index : highest), first),
    );
  }
  return [...chosen].toSorted((a, b) => a - b);
}

/** The indexes of the first, last, lowest and highest value, or null when every value is missing. */
export type Extremes = { first: number; last: number; lowest: number; highest: number };

/** Finds the values that describe a trend. Of equal values it takes the earliest. */
export function extremes(values: readonly (number | null)[]): Extremes | null {
  const present = values.flatMap((value, index) => (isFiniteNumber(value) ? [{ value, index }] : []));
  const [start] = present;
  const end = present.at(-1);
  if (!start || !end) return null;
  const lowest = present.reduce((least, each) => (each.value < least.value ? each : least));
  const highest = present.reduce((most, each) => (each.value > most.value ? each : most));
  return { first: start.index, last: end.index, lowest: lowest.index, highest: highest.index };
}
