import type { DatabaseSync } from 'node:sqlite';

/** Logs every change of some tables, so that undoing them takes as long as the changes took. */
export interface UndoLog {
  /** Begins the log. Does nothing if it has begun, also in an earlier run. */
  begin(): void;
  /** Undoes every change since the beginning, the newest first. */
  undoAll(): void;
}

/** Creates the undo log of tables with a rowid. SQLite's triggers write the statement that undoes each change. */
export function createUndoLog(database: DatabaseSync, tables: readonly string[]): UndoLog {
  function columnsOf(table: string): string[] {
    return database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
  }

  /** A trigger that logs `undo`, an SQL expression that builds a statement. */
  function logAfter(event: string, table: string, undo: string): void {
    database.exec(
      `CREATE TRIGGER IF NOT EXISTS undo_${event}_${table} AFTER ${event} ON ${table} BEGIN
         INSERT INTO undo_log (statement) VALUES (${undo});
       END`,
    );
  }

  return {
    begin() {
      database.exec(
        'CREATE TABLE IF NOT EXISTS undo_log (position INTEGER PRIMARY KEY, statement TEXT NOT NULL)',
      );
      for (const table of tables) {
        const columns = columnsOf(table);
        const values = columns.map((name) => `quote(old.${name})`).join(` || ',' || `);
        const assignments = columns.map((name) => `'${name}=' || quote(old.${name})`).join(` || ',' || `);
        logAfter('insert', table, `'DELETE FROM ${table} WHERE rowid=' || new.rowid`);
        logAfter('update', table, `'UPDATE ${table} SET ' || ${assignments} || ' WHERE rowid=' || new.rowid`);
        logAfter(
          'delete',
          table,
          `'INSERT INTO ${table} (rowid,${columns.join(',')}) VALUES (' || old.rowid || ',' || ${values} || ')'`,
        );
      }
    },
    undoAll() {
      const statements = database
        .prepare('SELECT statement FROM undo_log ORDER BY position DESC')
        .all()
        .map(({ statement }) => String(statement));
      for (const statement of statements) database.exec(statement);
      // The triggers logged the undoing too.
      database.exec('DELETE FROM undo_log');
    },
  };
}
