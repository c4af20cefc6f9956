/** The measurements: for each quantity, the figures of each contender. */
export type Figures = Map<string, Map<string, number[]>>;

/** Adds one figure. */
export function note(figures: Figures, quantity: string, contender: string, figure: number): void {
  const ofQuantity = figures.get(quantity) ?? new Map<string, number[]>();
  figures.set(quantity, ofQuantity);
  ofQuantity.set(contender, [...(ofQuantity.get(contender) ?? []), figure]);
}

/** Returns a quantile of the figures, by linear interpolation. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** The median, the minimum and the maximum of the figures. */
function summary(figures: readonly number[]): string {
  if (figures.length === 0) return 'none';
  const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(figures, share).toFixed(2));
  return `${middle} (${low}–${high})`;
}

/** A ratio column of a table: its title, and the contenders whose lowest median is compared with ours. */
export interface Ratio {
  title: string;
  to: readonly string[];
}

/**
 * Returns one line per quantity: the median of each contender with minimum and maximum, and the ratio of the first median to
 * the lowest median of the others.
 */
export function table(
  figures: Figures,
  contenders: readonly string[],
  goals: Readonly<Record<string, string>>,
  ratios: readonly Ratio[] = [{ title: 'ratio', to: contenders.slice(1) }],
): string {
  const rows = [...figures].map(([quantity, measured]) => {
    const all = contenders.map((contender) => measured.get(contender) ?? []);
    const shares = ratios.map(({ to }) => ratio(measured, contenders[0], to)?.toFixed(2) ?? '–');
    return [quantity].concat(all.map(summary), shares, goals[quantity] ?? '', String(all[0]?.length ?? 0));
  });
  return layOut([['', ...contenders, ...ratios.map(({ title }) => title), 'goal', 'runs'], ...rows]);
}

/** The ratio of one median to the lowest median of the others. Undefined if none of them was measured. */
function ratio(
  measured: ReadonlyMap<string, readonly number[]>,
  one: string | undefined,
  others: readonly string[],
): number | undefined {
  const medians = others
    .map((other) => quantile(measured.get(other) ?? [], 0.5))
    .filter((median) => !Number.isNaN(median));
  return medians.length === 0
    ? undefined
    : quantile(measured.get(one ?? '') ?? [], 0.5) / Math.min(...medians);
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
