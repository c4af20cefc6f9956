import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS signing_keys (kid TEXT PRIMARY KEY, jwk TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    claims TEXT NOT NULL,
    token_generation TEXT NOT NULL,
    enabled INTEGER NOT NULL DEFAULT 1
  );
  CREATE TABLE IF NOT EXISTS sign_ins (
    username TEXT PRIMARY KEY REFERENCES users(username) ON DELETE CASCADE,
    at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pending_notifications (
    username TEXT NOT NULL REFERENCES users(username) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    type TEXT NOT NULL,
    PRIMARY KEY (username, position)
  );
  CREATE TABLE IF NOT EXISTS contacts (
    username TEXT NOT NULL REFERENCES users(username) ON DELETE CASCADE,
    role TEXT NOT NULL,
    position INTEGER NOT NULL,
    email TEXT NOT NULL,
    salesforce_id TEXT NOT NULL,
    chosen INTEGER NOT NULL,
    PRIMARY KEY (username, role, position)
  );
  CREATE TABLE IF NOT EXISTS provider_storage (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_id TEXT,
    uid TEXT,
    account_id TEXT,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  );
  CREATE INDEX IF NOT EXISTS provider_storage_grant ON provider_storage (grant_id);
  CREATE INDEX IF NOT EXISTS provider_storage_uid ON provider_storage (model, uid);
  CREATE INDEX IF NOT EXISTS provider_storage_account ON provider_storage (account_id);
`;

// Increase the version when tables, settings or the seeded accounts and menus change. Data of another version is discarded.
const schemaVersion = 23;

/** The data folder, created if missing, or `:memory:` for tests. */
export interface DatabaseLocation {
  folder: string;
  /** Discards existing data. */
  fresh: boolean;
}

/** Opens the store and creates its tables. Keeps data of an earlier run unless `fresh` or of another version. */
export function openDatabase({ folder, fresh }: DatabaseLocation): DatabaseSync {
  const path = folder === ':memory:' ? folder : join(folder, 'sandbox.sqlite');
  if (folder !== ':memory:') {
    mkdirSync(folder, { recursive: true });
    if (fresh) remove(path);
  }
  const database = connect(path);
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version !== 0 && version !== schemaVersion) {
    database.close();
    return openDatabase({ folder, fresh: true });
  }
  database.exec(schema);
  database.exec(`PRAGMA user_version = ${schemaVersion}`);
  return database;
}

/** Removes only the files that this module writes, because the folder may contain others. */
function remove(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  return database;
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
