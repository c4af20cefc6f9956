import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { addDays, dayOf } from './days.ts';

type RowValues = Readonly<Record<string, SQLInputValue>>;

/** Inserts rows of one shape into a table: the same columns in the same order. The statement is prepared for the first row. */
export function createInsert(database: DatabaseSync, table: string): (row: RowValues) => void {
  let insert: ReturnType<DatabaseSync['prepare']> | undefined;
  return (row) => {
    const columns = insert === undefined ? Object.keys(row) : [];
    insert ??= database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    // By position, which is faster than by name.
    insert.run(...Object.values(row));
  };
}

/** A moment some minutes before another. */
export function minutesBefore(moment: Date, minutes: number): string {
  return new Date(moment.getTime() - minutes * 60_000).toISOString();
}

/** London's day some days after a moment, such as `2026-11-21`. */
export function dayAfter(moment: Date, days: number): string {
  return addDays(dayOf(moment), days);
}
