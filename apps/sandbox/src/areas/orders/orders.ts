import type { OrderDraft } from '../../contract/generated/openapi.ts';
import { collection, versionFields, type RowOf } from '../../store/collection.ts';
import {
  constrained,
  day,
  integer,
  integers,
  json,
  key,
  moment,
  named,
  orNull,
  text,
  texts,
  word,
} from '../../store/fields.ts';
import { keysOf } from '../../store/typedObject.ts';
import { orderStatuses, waitingFor } from '../../world/words.ts';
import type { OrderItem } from './createOrder.ts';
import type { QuotedPrices, Sums } from './draftPrice.ts';
import { productRules } from './orderProducts.ts';

/** What lists show of an order as it is stored. */
export const orderSummaryFields = {
  id: key(text),
  name: text,
  status: word(orderStatuses),
  waitingFor,
  purchaseOrder: text,
  requestedBy: texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: moment,
  updatedAt: moment,
};

export const orders = collection('orders', {
  ...orderSummaryFields,
  number: constrained(integer, 'UNIQUE'),
  partnerId: text,
  sourceKind: orNull(word(['quote', 'draft'])),
  sourceId: orNull(text),
  approvalId: orNull(text),
  requiredDate: orNull(day),
  /** In pence. */
  total: integers({ nrc: 'nrc', mrc: 'mrc', tcv: 'tcv' }),
  items: json<readonly OrderItem[]>(),
  ...versionFields,
});

/** A stored order. */
export type OrderRow = RowOf<typeof orders.fields>;

/** The fields of a draft that have no column of their own. */
export type DraftContent = Pick<
  OrderDraft,
  'sites' | 'configuration' | 'contacts' | 'commercial' | 'acceptedPrice'
>;

export const orderDrafts = collection('order_drafts', {
  id: key(text),
  number: constrained(integer, 'UNIQUE'),
  partnerId: text,
  name: text,
  product: word(keysOf(productRules)),
  source: json<OrderDraft['source']>(),
  state: word(['open', 'ordered', 'deleted']),
  orderId: orNull(text),
  content: json<DraftContent>(),
  quoted: orNull(json<QuotedPrices>()),
  /** The price that changes are compared with. */
  agreed: orNull(json<Sums>()),
  createdBy: texts({ id: 'created_by', name: 'created_by_name' }),
  changedBy: text,
  changedById: named('updated_by', text),
  updatedAt: moment,
  version: versionFields.version,
});

/** A stored draft. */
export type DraftRow = RowOf<typeof orderDrafts.fields>;

/** Sites that customers added to the world. */
export const addedSites = collection('added_sites', {
  id: key(text),
  name: text,
  address: json<readonly string[]>(),
  postcode: text,
});
