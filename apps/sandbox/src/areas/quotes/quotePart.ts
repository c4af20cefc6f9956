import type { WorldPart } from '../../world/prepareWorld.ts';
import { fillQuotes } from './fillQuotes.ts';
import { quotePrices, quotes, quoteSites } from './quoteRecord.ts';

export const quotePart: WorldPart = {
  collections: [quotes, quoteSites, quotePrices],
  indexes: `
    CREATE INDEX IF NOT EXISTS quotes_partner ON quotes (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS quotes_order ON quotes (order_id);
  `,
  fill: fillQuotes,
};
