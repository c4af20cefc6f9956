import type { DatabaseSync } from 'node:sqlite';
import type { Collection, Fields } from '../store/collection.ts';
import { inTransaction } from '../store/openDatabase.ts';
import { fillCases } from './fillCases.ts';
import { fillComingEvents } from './fillComingEvents.ts';
import { fillServices } from './fillServices.ts';
import { createInsert } from './insert.ts';
import { createServices } from './services.ts';
import { coreCollections, coreIndexes, coreSchema, coreTables } from './worldTables.ts';

/** A part of the world that one area adds: its collections, and the rows with which it begins. */
export interface WorldPart {
  readonly collections: readonly Pick<Collection<Fields>, 'table' | 'schema'>[];
  /** The `CREATE INDEX IF NOT EXISTS` statements. Created after the rows, which takes half as long. */
  readonly indexes?: string;
  /** Adds rows to the part's own collections, after services and cases; `begin` is the moment at which the world begins. */
  readonly fill?: (database: DatabaseSync, begin: Date) => void;
}

export function tablesOf(parts: readonly WorldPart[]): readonly string[] {
  const collections = [...parts.flatMap((part) => part.collections), ...coreCollections];
  return [...collections.map(({ table }) => table), ...coreTables];
}

/** Creates the tables of the world and fills them, unless an earlier run has. `now` is the moment at which the world begins. */
export function prepareWorld(database: DatabaseSync, parts: readonly WorldPart[], now: Date): void {
  for (const { schema } of coreCollections) database.exec(schema);
  database.exec(coreSchema);
  for (const { schema } of parts.flatMap(({ collections }) => collections)) database.exec(schema);
  const begun = database.prepare(`SELECT value FROM world WHERE key = 'begun'`).get();
  if (begun !== undefined) return;
  inTransaction(database, () => {
    const begin = atFullHour(now);
    fillCore(database, begin);
    for (const { fill, indexes } of parts) {
      fill?.(database, begin);
      if (indexes !== undefined) database.exec(indexes);
    }
    database.prepare(`INSERT INTO world VALUES ('begun', ?)`).run(begin.toISOString());
  });
}

function fillCore(database: DatabaseSync, begin: Date): void {
  const services = createServices();
  fillServices(database, services, begin);
  fillCases(database, services, begin);
  fillEarlierWork(database, begin);
  fillComingEvents(database, begin);
  database.exec(coreIndexes);
}

/** The earlier actions of a user: an export, and a case whose response may never have arrived. */
function fillEarlierWork(database: DatabaseSync, begin: Date): void {
  createInsert(
    database,
    'jobs',
  )({
    id: 'JB-1',
    person_id: 'amelia',
    kind: 'export',
    operation_id: JSON.stringify('createServiceExport'),
    started_at: begin.toISOString(),
    total: 1,
    content: '\u{feff}Number,Service,Health\r\nQS-104200,Bristol Temple Quay 1 Gbps,Down\r\n',
    file_name: 'services.csv',
  });
  createInsert(
    database,
    'submissions',
  )({
    idempotency_key: '0b9f6e2a-7a52-4f5b-9d0c-000000000001',
    person_id: 'amelia',
    operation_id: 'createCase',
    body: '{}',
    result_id: '00012345',
  });
}

/** The world begins at a full hour, so that its times look the same for an hour. */
function atFullHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
}
