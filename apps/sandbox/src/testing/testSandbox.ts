import type { DatabaseSync } from 'node:sqlite';
import { worldParts } from '../areas/areas.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from '../startSandbox.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { prepareWorld } from '../world/prepareWorld.ts';

export const portalOrigin = 'http://localhost:5173';

const defaults = { port: 0, portalOrigins: [portalOrigin] };

/** Starts a sandbox on a free port, in memory by default. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({ ...defaults, ...options, data: options.data ?? (await createFilledDatabase()) });
}

/** The contents of a database after the first start, with a filled world; and the hour in which its world begins. */
let first: { contents: Promise<Uint8Array>; hour: number } | undefined;

/** A database as a new sandbox has it, world included. A copy takes milliseconds; the world takes a second to fill. */
export async function createFilledDatabase(): Promise<DatabaseSync> {
  const database = openInMemory();
  // Node 22 cannot copy a database.
  if (!('deserialize' in database)) {
    prepareWorld(database, worldParts, new Date());
    return database;
  }
  const hour = Math.floor(Date.now() / 3_600_000);
  if (first?.hour !== hour) first = { contents: contentsOfFirst(), hour };
  database.deserialize(await first.contents);
  return database;
}

async function contentsOfFirst(): Promise<Uint8Array> {
  const database = openInMemory();
  const sandbox = await startSandbox({ ...defaults, data: database });
  sandbox.prepareWorld();
  const contents = database.serialize();
  await sandbox.close();
  return contents;
}

function openInMemory(): DatabaseSync {
  return openDatabase({ folder: ':memory:', fresh: false });
}
