/** What was measured: of each quantity, the figures of each contender. */
export type Figures = Map<string, Map<string, number[]>>;

/** Notes one figure. */
export function note(figures: Figures, quantity: string, contender: string, figure: number): void {
  const ofQuantity = figures.get(quantity) ?? new Map<string, number[]>();
  figures.set(quantity, ofQuantity);
  ofQuantity.set(contender, [...(ofQuantity.get(contender) ?? []), figure]);
}

/** The figure below which the given share of all lie, by linear interpolation. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** The median, and the quarters of all figures that lie around it. */
function summary(figures: readonly number[]): string {
  if (figures.length === 0) return 'none';
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(figures, share).toFixed(2));
  return `${middle} (${low}–${high})`;
}

/** One line per quantity: each contender's median and quartiles, and the first one's median as a share of the least of the others'. */
export function table(
  figures: Figures,
  contenders: readonly string[],
  goals: Record<string, string>,
): string {
  const rows = [...figures].map(([quantity, measured]) => {
    const all = contenders.map((contender) => measured.get(contender) ?? []);
    const [own = Number.NaN, ...others] = all.map((each) => quantile(each, 0.5));
    const ratio = own / Math.min(...others.filter((figure) => !Number.isNaN(figure)));
    const summaries = all.map(summary);
    return [quantity].concat(summaries, ratio.toFixed(2), goals[quantity] ?? '', String(all[0]?.length ?? 0));
  });
  return layOut([['', ...contenders, 'ratio', 'goal', 'runs'], ...rows]);
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
