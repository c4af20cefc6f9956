import type { WorldPart } from '../../world/prepareWorld.ts';
import { deals } from './deals.ts';
import { fillDeals } from './seedDeals.ts';

export const dealPart: WorldPart = {
  collections: [deals],
  indexes: `
    CREATE INDEX IF NOT EXISTS deals_partner ON deals (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS deals_customer ON deals (customer_key);
  `,
  fill: fillDeals,
};
