/** Kilobytes of brotli: our own code, and the libraries that come with it (what the embedding team has anyway never counts). */
export interface Size {
  own: number;
  libraries?: number;
}

/**
 * Compares what was measured with what is allowed. `settled` is the budgets with new entries taken in and old ones
 * left out; a budget that is passed stays as it is, for a person to raise. `limits` hold for own code, whatever the budgets say.
 */
export function judgeSizes(
  sizes: Readonly<Record<string, Size>>,
  budgets: Readonly<Record<string, Size>>,
  limits: Readonly<Record<string, number>> = {},
): { problems: string[]; settled: Record<string, Size> } {
  const problems: string[] = [];
  const settled: Record<string, Size> = {};
  for (const [name, size] of Object.entries(sizes)) {
    const budget = budgets[name];
    settled[name] = budget ?? budgetFor(size);
    if (!budget)
      problems.push(
        `${name} has no budget. Add "${name}": ${JSON.stringify(budgetFor(size))}, or: npm run packages -- --update`,
      );
    problems.push(...excess(name, size, settled[name], limits[name]));
  }
  for (const name of Object.keys(budgets)) {
    if (!(name in sizes)) problems.push(`${name} has a budget and is no entry. Take its line out.`);
  }
  return { problems, settled };
}

function excess(name: string, size: Size, budget: Size, ownLimit = Infinity): string[] {
  const parts = [
    { what: 'own code', kB: size.own, limit: Math.min(budget.own, ownLimit) },
    { what: 'libraries', kB: size.libraries ?? 0, limit: budget.libraries ?? 0 },
  ];
  return parts
    .filter(({ kB, limit }) => kB > limit)
    .map(
      ({ what, kB, limit }) =>
        `${name}: ${what} of ${kB.toFixed(2)} kB is more than ${limit} kB. Make it smaller, or raise the budget and say why.`,
    );
}

const withRoom = (kB: number): number => Math.ceil(Math.max(kB * 1.1, kB + 0.1) * 10) / 10;

/** Room for a change or two: a tenth more, and at least 0.1 kB. */
function budgetFor({ own, libraries }: Size): Size {
  return { own: withRoom(own), ...(libraries !== undefined && { libraries: withRoom(libraries) }) };
}

/** The sizes and budgets as a page for people. */
export function sizeTable(
  sizes: Readonly<Record<string, Size>>,
  budgets: Readonly<Record<string, Size>>,
  about: string,
): string {
  const rows = Object.entries(sizes).map(([name, { own, libraries }]) => [
    `\`${name}\``,
    own.toFixed(1),
    String(budgets[name]?.own ?? ''),
    libraries?.toFixed(1) ?? '',
    String(budgets[name]?.libraries ?? ''),
  ]);
  return `# Sizes

${about} Written by
\`npm run packages -- --update\`; the budgets are \`size-budget.json\`.

${markdownTable([['entry', 'own', 'at most', 'libraries', 'at most'], ...rows])}
`;
}

function markdownTable(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join('\n');
}
