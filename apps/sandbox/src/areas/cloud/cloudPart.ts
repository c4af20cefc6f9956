import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillEstimates } from './seed.ts';

/** Estimates of cloud services, and their quotes. */
export const cloudPart: WorldPart = {
  tables: ['cloud_estimates'],
  schema: `
    CREATE TABLE IF NOT EXISTS cloud_estimates (
      number TEXT PRIMARY KEY,
      partner_id TEXT NOT NULL,
      owner_id TEXT NOT NULL,
      owner_name TEXT NOT NULL,
      name TEXT NOT NULL,
      note TEXT NOT NULL,
      status TEXT NOT NULL,
      sharing TEXT NOT NULL,
      term_months INTEGER NOT NULL,
      price_plan_id TEXT NOT NULL,
      price_list_version INTEGER NOT NULL,
      line_count INTEGER NOT NULL,
      mrc INTEGER NOT NULL,
      tcv INTEGER NOT NULL,
      totals TEXT NOT NULL,
      lines TEXT NOT NULL,
      quote TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      updated_by_id TEXT NOT NULL,
      changed_by TEXT NOT NULL,
      deleted_at TEXT,
      version INTEGER NOT NULL DEFAULT 1,
      searched TEXT NOT NULL
    );
  `,
  indexes: 'CREATE INDEX IF NOT EXISTS cloud_estimates_partner ON cloud_estimates (partner_id, updated_at);',
  fill: fillEstimates,
};
