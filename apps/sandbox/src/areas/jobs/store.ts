import type { Job } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';

/** How many rows an export writes in a second. */
const ROWS_PER_SECOND = 4000;

/** Starts an export of rows to CSV. `headings` names the fields of a row; `columns` are the wanted ones, default all. */
export function createExport(
  world: World,
  caller: Caller,
  name: string,
  rows: readonly object[],
  headings: Readonly<Record<string, string>>,
  columns: readonly string[] = Object.keys(headings),
): Job {
  return world.write(() => {
    const count = Number(world.first('SELECT count(*) AS count FROM jobs')?.['count']);
    const id = `JB-${count + 1}`;
    world.insert('jobs', {
      id,
      person_id: caller.id,
      kind: 'export',
      started_at: world.now().toISOString(),
      total: rows.length,
      content: csvOf(
        rows,
        headings,
        columns.filter((column) => column in headings),
      ),
      file_name: `${name}.csv`,
    });
    const row = findJob(world, caller, id);
    if (row === undefined) throw new Error(`The job ${id} was not stored.`);
    return toJob(world, row);
  });
}

/** The row of a job; undefined for a job of another user. */
export function findJob(world: World, { id: personId }: Caller, id: string): Row | undefined {
  return world.first('SELECT * FROM jobs WHERE id = ? AND person_id = ?', id, personId);
}

/** A job and how far it is. */
export function toJob(world: World, row: Row): Job {
  const total = Number(row['total']);
  const seconds = (world.now().getTime() - Date.parse(String(row['started_at']))) / 1000;
  const done = Math.min(total, Math.floor(seconds * ROWS_PER_SECOND));
  const isDone = done === total;
  return {
    id: String(row['id']),
    kind: 'export',
    state: isDone ? 'done' : 'running',
    done,
    total,
    fileName: isDone ? String(row['file_name']) : null,
    message: null,
  };
}

function csvOf(
  rows: readonly object[],
  headings: Readonly<Record<string, string>>,
  columns: readonly string[],
): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(Reflect.get(row, column))).join(','));
  return `${[columns.map((column) => cellOf(headings[column])).join(','), ...lines].join('\r\n')}\r\n`;
}

function cellOf(value: unknown): string {
  const text = textOf(value);
  // A spreadsheet would take such a text for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (typeof value !== 'object') return '';
  if ('amount' in value) return (Number(value.amount) / 100).toFixed(2);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}
