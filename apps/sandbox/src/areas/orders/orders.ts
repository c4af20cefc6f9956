import type { OrderDraft } from '../../contract/generated/openapi.ts';
import { collection, versionFields, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { keysOf } from '../../store/typedObject.ts';
import type { Product } from '../../world/services.ts';
import { orderStatuses, waitingFor } from '../../world/words.ts';
import type { QuotedPrices, Sums } from './draftPrice.ts';
import { productRules } from './orderProducts.ts';
import type { NewSite } from './sites.ts';

/** One service that an order asks for. Amounts are in pence, excluding VAT. */
export interface OrderItem {
  readonly product: Product;
  readonly site: NewSite;
  /** The other end; null for a product with one end. */
  readonly bSite: NewSite | null;
  readonly bandwidthMbps: number;
  readonly termMonths: number;
  /** The resilience or other configuration in words, such as `Two lines, separate routes`; may be empty. */
  readonly configuration: string;
  readonly nrc: number;
  readonly mrc: number;
}

export const orderSummaryFields = {
  id: field.key(field.text),
  name: field.text,
  status: field.word(orderStatuses),
  waitingFor,
  purchaseOrder: field.text,
  requestedBy: field.texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: field.moment,
  updatedAt: field.moment,
};

export const orders = collection('orders', {
  ...orderSummaryFields,
  number: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  sourceKind: field.orNull(field.word(['quote', 'draft'])),
  sourceId: field.orNull(field.text),
  approvalId: field.orNull(field.text),
  requiredDate: field.orNull(field.day),
  /** In pence. */
  total: field.integers({ nrc: 'nrc', mrc: 'mrc', tcv: 'tcv' }),
  items: field.json<readonly OrderItem[]>(),
  ...versionFields,
});

export type OrderRow = RowOf<typeof orders.fields>;

/** The fields of a draft that have no column of their own. */
export type DraftContent = Pick<
  OrderDraft,
  'sites' | 'configuration' | 'contacts' | 'commercial' | 'acceptedPrice'
>;

export const orderDrafts = collection('order_drafts', {
  id: field.key(field.text),
  number: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  name: field.text,
  product: field.word(keysOf(productRules)),
  source: field.json<OrderDraft['source']>(),
  state: field.word(['open', 'ordered', 'deleted']),
  orderId: field.orNull(field.text),
  content: field.json<DraftContent>(),
  quoted: field.orNull(field.json<QuotedPrices>()),
  /** The price that changes are compared with. */
  agreed: field.orNull(field.json<Sums>()),
  createdBy: field.texts({ id: 'created_by', name: 'created_by_name' }),
  changedBy: field.text,
  changedById: field.named('updated_by', field.text),
  updatedAt: field.moment,
  version: versionFields.version,
});

export type DraftRow = RowOf<typeof orderDrafts.fields>;
