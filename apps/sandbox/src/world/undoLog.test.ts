import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createUndoLog } from './undoLog.ts';

const schema = `
  CREATE TABLE sites (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, plan BLOB);
  CREATE TABLE links (number INTEGER PRIMARY KEY, site TEXT NOT NULL REFERENCES sites(id));
  INSERT INTO sites VALUES ('leeds', 'Leeds', x'00ff'), ('york', 'York', NULL), ('hull', 'Hull', NULL);
  INSERT INTO links VALUES (1, 'leeds'), (2, 'york');
`;

test.each([
  ['a row is added', `INSERT INTO links VALUES (3, 'hull')`],
  [
    'a row changes twice',
    `UPDATE sites SET name = 'Selby' WHERE id = 'leeds'; UPDATE sites SET plan = NULL WHERE id = 'leeds'`,
  ],
  [
    'two rows exchange a unique value',
    `UPDATE sites SET name = 'x' WHERE id = 'leeds'; UPDATE sites SET name = 'Leeds' WHERE id = 'york'; UPDATE sites SET name = 'York' WHERE id = 'leeds'`,
  ],
  [
    'a row and what refers to it are removed',
    `DELETE FROM links WHERE site = 'york'; DELETE FROM sites WHERE id = 'york'`,
  ],
  [
    'a new row takes the number of a removed one',
    `DELETE FROM links WHERE number = 2; INSERT INTO links (site) VALUES ('hull')`,
  ],
  ['a row is replaced', `INSERT OR REPLACE INTO sites VALUES ('hull', 'Hull', x'01')`],
])('The undo log restores all tables after %s, and again after the next change', (_what, change) => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  database.exec(schema);
  const log = createUndoLog(database, ['links', 'sites']);
  log.begin();
  const rows = () =>
    ['sites', 'links'].map((table) => database.prepare(`SELECT rowid, * FROM ${table} ORDER BY 2`).all());
  const before = rows();
  for (let time = 0; time < 2; time += 1) {
    database.exec(change);
    expect(rows()).not.toEqual(before);
    database.exec('BEGIN');
    log.undoAll();
    database.exec('COMMIT');
    expect(rows()).toEqual(before);
  }
});
