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
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(figures, share).toFixed(2));
  return `${middle} (${low}–${high})`;
}

/** One line per quantity: each contender's median and quartiles, and the first one's median as a share of the second's. */
export function table(
  figures: Figures,
  [ours, other]: readonly [string, string],
  goals: Record<string, string>,
): string {
  const rows = [...figures].map(([quantity, measured]) => {
    const [own = [], others = []] = [measured.get(ours), measured.get(other)];
    const ratio = quantile(own, 0.5) / quantile(others, 0.5);
    return [
      quantity,
      summary(own),
      summary(others),
      ratio.toFixed(2),
      goals[quantity] ?? '',
      String(own.length),
    ];
  });
  return layOut([['', ours, other, 'ratio', 'goal', 'runs'], ...rows]);
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
