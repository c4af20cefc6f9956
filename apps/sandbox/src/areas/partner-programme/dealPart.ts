import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillDeals } from './seedDeals.ts';

/** The deals that partners have registered. What can be filtered or sorted is a column; the rest is JSON. */
export const dealPart: WorldPart = {
  tables: ['deals'],
  schema: `
    CREATE TABLE IF NOT EXISTS deals (
      number TEXT PRIMARY KEY,
      ordinal INTEGER NOT NULL UNIQUE,
      partner_id TEXT NOT NULL,
      name TEXT NOT NULL,
      customer_name TEXT NOT NULL,
      customer_key TEXT NOT NULL,
      postcode_key TEXT NOT NULL,
      product TEXT NOT NULL,
      status TEXT NOT NULL,
      step TEXT,
      waiting_for TEXT,
      mrc INTEGER NOT NULL,
      tcv INTEGER NOT NULL,
      term_months INTEGER NOT NULL,
      expected_close_on TEXT NOT NULL,
      registered_by TEXT NOT NULL,
      registered_by_name TEXT NOT NULL,
      registered_at TEXT NOT NULL,
      decision_due_on TEXT,
      protected_from TEXT,
      protected_until TEXT,
      quote_number TEXT,
      updated_at TEXT NOT NULL,
      state TEXT NOT NULL,
      version INTEGER NOT NULL DEFAULT 1,
      changed_by TEXT NOT NULL,
      searched TEXT NOT NULL
    );
  `,
  indexes: `
    CREATE INDEX IF NOT EXISTS deals_partner ON deals (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS deals_customer ON deals (customer_key);
  `,
  fill: fillDeals,
};
