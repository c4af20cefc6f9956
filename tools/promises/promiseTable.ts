/** A test, by its file and the beginning of its title. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Promises of `docs/promises.md` with one effect, and the tests that follow them to it. */
export interface PromiseRow {
  readonly promises: readonly string[];
  readonly tests: readonly NamedTest[];
}

/** The rows below each heading of the document. A row without an effect continues the one above. */
export function readPromises(document: string): ReadonlyMap<string, readonly PromiseRow[]> {
  const [, ...sections] = document.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading.trim(), rowsIn(lines)];
    }),
  );
}

function rowsIn(lines: readonly string[]): PromiseRow[] {
  const rows: { promises: string[]; tests: NamedTest[] }[] = [];
  for (const line of lines) {
    const [, promises = '', effect = '', test = ''] = line.split('|').map((cell) => cell.trim());
    if (effect === '' && promises === '' && test === '') continue;
    if (effect !== '') rows.push({ promises: [], tests: [] });
    const row = rows.at(-1);
    row?.promises.push(...[...promises.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));
    const { file, title } = /^`(?<file>[^`]+)` (?<title>.+)$/.exec(test)?.groups ?? {};
    if (file !== undefined && title !== undefined) row?.tests.push({ file, title });
  }
  // The head of a table names no promise.
  return rows.filter(({ promises }) => promises.length > 0);
}

/** What is wrong with the rows of one kind of promise: those without a row, rows of no promise, and rows without a test. */
export function faultsOf(
  given: readonly string[],
  rows: readonly PromiseRow[],
  covers: (row: string, promise: string) => boolean = Object.is,
): string[] {
  const named = rows.flatMap(({ promises }) => promises);
  return [
    ...given
      .filter((promise) => !named.some((row) => covers(row, promise)))
      .map((promise) => `No row: ${promise}`),
    ...named
      .filter((row) => !given.some((promise) => covers(row, promise)))
      .map((row) => `Promised nowhere: ${row}`),
    ...rows
      .filter(({ tests }) => tests.length === 0)
      .map(({ promises }) => `No test: ${promises.join(', ')}`),
  ];
}
