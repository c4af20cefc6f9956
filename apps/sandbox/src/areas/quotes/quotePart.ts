import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillQuotes } from './fillQuotes.ts';

/** Quotes, their sites and prices. What can be filtered or sorted is a column; the rest is JSON. */
export const quotePart: WorldPart = {
  tables: ['quote_prices', 'quote_sites', 'quotes'],
  schema: `
    CREATE TABLE IF NOT EXISTS quotes (
      number TEXT PRIMARY KEY,
      partner_id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      owner_name TEXT NOT NULL,
      is_shared INTEGER NOT NULL,
      name TEXT NOT NULL,
      customer_name TEXT NOT NULL,
      product TEXT NOT NULL,
      plan_id TEXT NOT NULL,
      status TEXT NOT NULL,
      waiting_for TEXT,
      site_count INTEGER NOT NULL,
      nrc INTEGER NOT NULL,
      mrc INTEGER NOT NULL,
      tcv INTEGER NOT NULL,
      updated_at TEXT NOT NULL,
      priced_at TEXT,
      valid_until TEXT,
      order_id TEXT,
      approval_id TEXT,
      state TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT,
      changed_by_id TEXT,
      changed_at TEXT,
      searched TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS quote_sites (
      quote_number TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, site TEXT NOT NULL,
      PRIMARY KEY (quote_number, id)
    );
    CREATE TABLE IF NOT EXISTS quote_prices (
      quote_number TEXT NOT NULL, site_id TEXT NOT NULL, cells TEXT NOT NULL, previous TEXT,
      PRIMARY KEY (quote_number, site_id)
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS quotes_partner ON quotes (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS quotes_order ON quotes (order_id);
  `,
  fill: fillQuotes,
};
