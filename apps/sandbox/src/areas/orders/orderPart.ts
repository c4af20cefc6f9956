import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillOrders } from './orderSeed.ts';

/** Orders, their drafts, and the sites that customers added to the world. */
export const orderPart: WorldPart = {
  tables: ['orders', 'added_sites', 'order_drafts'],
  schema: `
    CREATE TABLE IF NOT EXISTS orders (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      source_kind TEXT,
      source_id TEXT,
      status TEXT NOT NULL,
      waiting_for TEXT,
      approval_id TEXT,
      purchase_order TEXT NOT NULL,
      required_date TEXT,
      requested_by TEXT NOT NULL,
      requested_by_name TEXT NOT NULL,
      requested_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      nrc INTEGER NOT NULL,
      mrc INTEGER NOT NULL,
      tcv INTEGER NOT NULL,
      items TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_at TEXT
    );
    CREATE UNIQUE INDEX IF NOT EXISTS orders_source ON orders (source_kind, source_id);
    CREATE TABLE IF NOT EXISTS added_sites (id TEXT PRIMARY KEY, name TEXT NOT NULL, address TEXT NOT NULL, postcode TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS order_drafts (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      product TEXT NOT NULL,
      source TEXT NOT NULL,
      state TEXT NOT NULL,
      order_id TEXT,
      content TEXT NOT NULL,
      quoted TEXT,
      agreed TEXT,
      created_by TEXT NOT NULL,
      created_by_name TEXT NOT NULL,
      updated_by TEXT NOT NULL,
      changed_by TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS orders_partner ON orders (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS order_drafts_partner ON order_drafts (partner_id, state, updated_at);
    CREATE INDEX IF NOT EXISTS services_order ON services (order_id);
  `,
  fill: fillOrders,
};
