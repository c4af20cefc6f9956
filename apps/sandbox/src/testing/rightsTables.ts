import { appendFileSync } from 'node:fs';

/** A row of a table: what it is about, and its cells by the heading of their column. */
type Rows = Map<string, Map<string, string>>;

/** A table that tests fill while they compare, and that `npm run rights` prints. */
export interface RightsTable {
  /** Records a cell. A difference is marked and counted. */
  compare(row: string, column: string, cell: string, isSame: boolean): void;
  /** Appends the table to the file of `npm run rights`. Does nothing in any other run. */
  write(): void;
}

export function createRightsTable(title: string): RightsTable {
  const file = process.env['RIGHTS_TABLES'];
  const rows: Rows = new Map();
  const columns = new Set<string>();
  let compared = 0;
  let differing = 0;
  return {
    compare(row, column, cell, isSame) {
      compared += 1;
      if (!isSame) differing += 1;
      columns.add(column);
      const cells = rows.get(row) ?? new Map<string, string>();
      rows.set(row, cells.set(column, isSame ? cell : `${cell} DIFFERS`));
    },
    write() {
      if (file === undefined) return;
      const head = [title, ...columns];
      const lines = Array.from(rows, ([row, cells]) =>
        [row].concat(Array.from(columns, (column) => cells.get(column) ?? '')),
      );
      const end = `${compared} compared, ${differing} differing`;
      appendFileSync(file, `${aligned([head, ...lines])}\n${end}\n\n`);
    },
  };
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
