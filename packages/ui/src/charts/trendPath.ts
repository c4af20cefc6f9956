import { isFiniteNumber } from './finite.ts';

/** A trend as SVG path data in a box of 100 by 100. `end` marks the last value, `zero` is the height of zero if the line crosses it. */
export type Trend = { line: string; end: string; zero: number | null };

const round = (coordinate: number): number => Math.round(coordinate * 100) / 100;

/**
 * Draws values as a line from left to right, scaled to fill the height. A missing value interrupts the line. Equal
 * values are drawn at half height. `positions` are the places of the values along the line, for values that are not
 * evenly spaced.
 */
export function trendPath(
  values: readonly (number | null)[],
  positions: readonly number[] = values.map((_, index) => index),
): Trend {
  const finite = values.filter(isFiniteNumber);
  if (finite.length === 0) return { line: '', end: '', zero: null };
  const low = finite.reduce((least, value) => Math.min(least, value));
  const high = finite.reduce((most, value) => Math.max(most, value));
  // Halved first: the difference of two huge values would be infinite.
  const height = high / 2 - low / 2;
  const yOf = (value: number): number =>
    round(height > 0 ? 100 - ((value / 2 - low / 2) / height) * 100 : 50);
  const firstPosition = positions[0] ?? 0;
  const length = (positions.at(-1) ?? 0) - firstPosition;
  const xOf = (index: number): number =>
    length > 0 ? round((((positions[index] ?? 0) - firstPosition) / length) * 100) : 50;
  let line = '';
  let end = '';
  let isDrawing = false;
  for (const [index, value] of values.entries()) {
    if (isFiniteNumber(value)) {
      const point = `${xOf(index)} ${yOf(value)}`;
      // A line of no length draws a dot, for a value between two missing ones.
      line += isDrawing ? `L${point}` : `M${point}h0`;
      end = `M${point}h0`;
    }
    isDrawing = isFiniteNumber(value);
  }
  return { line, end, zero: low < 0 && high > 0 ? yOf(0) : null };
}
