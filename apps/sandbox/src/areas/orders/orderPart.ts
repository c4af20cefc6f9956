import type { WorldPart } from '../../world/prepareWorld.ts';
import { orderDrafts, orders } from './orders.ts';
import { addedSites } from './sites.ts';
import { fillOrders } from './orderSeed.ts';

/** Orders, their drafts, and the sites that customers added to the world. */
export const orderPart: WorldPart = {
  collections: [orders, addedSites, orderDrafts],
  indexes: `
    CREATE UNIQUE INDEX IF NOT EXISTS orders_source ON orders (source_kind, source_id);
    CREATE INDEX IF NOT EXISTS orders_partner ON orders (partner_id, updated_at);
    CREATE INDEX IF NOT EXISTS order_drafts_partner ON order_drafts (partner_id, state, updated_at);
    CREATE INDEX IF NOT EXISTS services_order ON services (order_id);
  `,
  fill: fillOrders,
};
