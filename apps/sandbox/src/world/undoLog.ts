import type { DatabaseSync } from 'node:sqlite';

/** Keeps what rows were before their first change, so that undoing all changes takes as long as restoring these rows. */
export interface UndoLog {
  /** Begins the log. Does nothing if it has begun, also in an earlier run. */
  begin(): void;
  /** Undoes every change since the beginning, in the transaction of the caller. Does nothing if the log has not begun. */
  undoAll(): void;
}

/**
 * Creates the undo log of tables with a rowid, which no change may move. SQLite's triggers fill a second table for each: the changed rows as they were at the
 * beginning, and the ids of new ones.
 */
export function createUndoLog(database: DatabaseSync, tables: readonly string[]): UndoLog {
  function columnsOf(table: string): string[] {
    return database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
  }

  function hasBegun(): boolean {
    const name = `undo_${tables[0]}`;
    return database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(name) !== undefined;
  }

  function changedTables(): string[] {
    const queries = tables.map(
      (name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM undo_${name})`,
    );
    return database
      .prepare(queries.join(' UNION ALL '))
      .all()
      .map(({ name }) => String(name));
  }

  /** A trigger that logs `values` for a row that is not in the log. `OR IGNORE` would yield to the clause of the change itself. */
  function logAfter(event: string, table: string, rowid: string, values: string): void {
    database.exec(
      `CREATE TRIGGER IF NOT EXISTS undo_${event}_${table} AFTER ${event} ON ${table}
         WHEN NOT EXISTS (SELECT 1 FROM undo_${table} WHERE row_id = ${rowid}) BEGIN
         INSERT INTO undo_${table} VALUES (${rowid}, ${values});
       END`,
    );
  }

  function restore(table: string): void {
    const columns = columnsOf(table).join(', ');
    database.exec(
      `DELETE FROM ${table} WHERE rowid IN (SELECT row_id FROM undo_${table});
       INSERT INTO ${table} (rowid, ${columns}) SELECT row_id, ${columns} FROM undo_${table} WHERE was_there;
       DELETE FROM undo_${table}`,
    );
  }

  return {
    begin() {
      // Without this, no trigger notices the row that `INSERT OR REPLACE` removes.
      database.exec('PRAGMA recursive_triggers = ON');
      for (const table of tables) {
        const columns = columnsOf(table);
        database.exec(
          `CREATE TABLE IF NOT EXISTS undo_${table} (row_id INTEGER PRIMARY KEY, was_there INTEGER NOT NULL, ${columns.join(', ')})`,
        );
        const before = `1, ${columns.map((name) => `old.${name}`).join(', ')}`;
        logAfter('insert', table, 'new.rowid', `0, ${columns.map(() => 'NULL').join(', ')}`);
        logAfter('update', table, 'old.rowid', before);
        logAfter('delete', table, 'old.rowid', before);
      }
    },
    undoAll() {
      if (!hasBegun()) return;
      // Rows refer to rows of other tables, which are restored one after another.
      database.exec('PRAGMA defer_foreign_keys = ON');
      for (const table of changedTables()) restore(table);
    },
  };
}
