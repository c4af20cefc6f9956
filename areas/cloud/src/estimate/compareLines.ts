import type { LinePrice } from '../api.ts';
import type { EstimateLine } from './estimateContent.ts';

export type PricedLine = EstimateLine & { readonly price: LinePrice };

/** A line of two estimates. One side is null where it has no such line. */
export interface LinePair {
  readonly id: string;
  readonly first: PricedLine | null;
  readonly second: PricedLine | null;
  readonly isSame: boolean;
}

/** Two versions of one estimate: a line keeps its id. */
export function compareVersions(
  first: readonly PricedLine[],
  second: readonly PricedLine[],
): readonly LinePair[] {
  return pairLines(first, second, ({ id }) => id);
}

/** Two estimates: lines belong together when they have the same item and name; of several such lines, the first with the first. */
export function compareEstimates(
  first: readonly PricedLine[],
  second: readonly PricedLine[],
): readonly LinePair[] {
  return pairLines(first, second, keyWithCount());
}

function keyWithCount(): (line: PricedLine, side: string) => string {
  const counts = new Map<string, number>();
  return ({ itemId, name }, side) => {
    const key = JSON.stringify([itemId, name.trim().toLowerCase()]);
    const counter = `${side} ${key}`;
    const count = (counts.get(counter) ?? 0) + 1;
    counts.set(counter, count);
    return `${key} ${count}`;
  };
}

/** The lines of the first in their order, then those that only the second has. */
function pairLines(
  first: readonly PricedLine[],
  second: readonly PricedLine[],
  keyOf: (line: PricedLine, side: string) => string,
): readonly LinePair[] {
  const others = new Map(second.map((line) => [keyOf(line, 'second'), line]));
  const pairs = first.map((line): LinePair => {
    const key = keyOf(line, 'first');
    const other = others.get(key) ?? null;
    others.delete(key);
    return { id: key, first: line, second: other, isSame: other !== null && isSameLine(line, other) };
  });
  return [...pairs, ...[...others].map(([id, line]) => ({ id, first: null, second: line, isSame: false }))];
}

function isSameLine(one: PricedLine, other: PricedLine): boolean {
  return (
    one.itemId === other.itemId &&
    one.name === other.name &&
    one.quantity === other.quantity &&
    one.size === other.size &&
    one.hoursPerMonth === other.hoursPerMonth &&
    one.termMonths === other.termMonths &&
    one.price.mrc === other.price.mrc &&
    one.price.nrc === other.price.nrc
  );
}
