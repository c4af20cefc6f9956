import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../store/openDatabase.ts';
import { categories, seedDocuments } from './seed.ts';

// Rows of a user are deleted with the user, so that restoring the users restores these tables too.
const schema = `
  CREATE TABLE IF NOT EXISTS document_categories (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY,
    partner_id TEXT,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    category TEXT NOT NULL REFERENCES document_categories(id),
    type TEXT NOT NULL,
    owner TEXT NOT NULL,
    is_confidential INTEGER NOT NULL,
    origin TEXT NOT NULL,
    service_id TEXT,
    related_entities TEXT NOT NULL,
    version TEXT NOT NULL,
    published_at TEXT NOT NULL,
    size INTEGER NOT NULL,
    searched_name TEXT NOT NULL,
    searched_text TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS documents_partner ON documents (partner_id, published_at);
  CREATE TABLE IF NOT EXISTS document_versions (
    document_id TEXT NOT NULL REFERENCES documents(id),
    position INTEGER NOT NULL,
    version TEXT NOT NULL,
    published_at TEXT NOT NULL,
    size INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (document_id, position)
  );
  CREATE TABLE IF NOT EXISTS document_follows (
    username TEXT NOT NULL REFERENCES users(username) ON DELETE CASCADE,
    document_id TEXT NOT NULL REFERENCES documents(id),
    PRIMARY KEY (username, document_id)
  );
  CREATE TABLE IF NOT EXISTS document_category_follows (
    username TEXT NOT NULL REFERENCES users(username) ON DELETE CASCADE,
    category TEXT NOT NULL REFERENCES document_categories(id),
    PRIMARY KEY (username, category)
  );
  CREATE TABLE IF NOT EXISTS document_terms (
    username TEXT NOT NULL REFERENCES users(username) ON DELETE CASCADE,
    document_id TEXT NOT NULL REFERENCES documents(id),
    accepted_at TEXT NOT NULL,
    PRIMARY KEY (username, document_id)
  );
  CREATE TABLE IF NOT EXISTS document_visits (
    username TEXT PRIMARY KEY REFERENCES users(username) ON DELETE CASCADE,
    new_since TEXT NOT NULL,
    last_seen_at TEXT NOT NULL
  );
`;

/** Creates the tables of the documents and fills them, unless an earlier run has. */
export function prepareDocumentTables(database: DatabaseSync): void {
  database.exec(schema);
  const count = database.prepare('SELECT count(*) AS count FROM documents').get();
  if (Number(count?.count) === 0) inTransaction(database, () => fill(database));
}

function fill(database: DatabaseSync): void {
  const addCategory = database.prepare('INSERT INTO document_categories VALUES (?, ?, ?)');
  for (const [position, { id, name }] of categories.entries()) addCategory.run(id, name, position);
  const addDocument = database.prepare(
    'INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addVersion = database.prepare('INSERT INTO document_versions VALUES (?, ?, ?, ?, ?, ?)');
  for (const document of seedDocuments()) {
    const { id, partnerId, name, description, category, type, owner, origin, serviceId, versions } = document;
    const [current] = versions;
    if (current === undefined) throw new Error(`The document ${id} has no version.`);
    addDocument.run(
      id,
      partnerId,
      name,
      description,
      category,
      type,
      owner,
      document.isConfidential ? 1 : 0,
      origin,
      serviceId,
      JSON.stringify(document.relatedEntities),
      current.version,
      current.publishedAt,
      current.size,
      name.toLowerCase(),
      `${name} ${description} ${id}`.toLowerCase(),
    );
    for (const [position, { version, publishedAt, size, change }] of versions.entries())
      addVersion.run(id, position, version, publishedAt, size, change);
  }
}
