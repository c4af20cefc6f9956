import type { OrderDraft, OrderDraftSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Changes } from '../../store/collection.ts';
import { pageOf } from '../../store/list.ts';
import { containsWords, joinSql } from '../../store/sqlFilter.ts';
import { pickFrom } from '../../store/typedObject.ts';
import type { World } from '../../world/createWorld.ts';
import type { Unlisted } from '../actions.ts';
import type { Caller } from '../caller.ts';
import { pricedLines, sumsOf, type PriceableDraft, type QuotedPrices, type Sums } from './draftPrice.ts';
import { orderDrafts, type DraftContent, type DraftRow } from './orders.ts';
import type { OrderProduct } from './orderProducts.ts';

export interface NewDraft {
  readonly name: string;
  readonly product: OrderProduct;
  readonly source: OrderDraft['source'];
  readonly content: DraftContent;
  readonly quoted: QuotedPrices | null;
}

/** The state of an empty draft. */
export const emptyContent: DraftContent = {
  sites: [],
  configuration: { bandwidthMbps: null, access: 'dedicated', resilience: 'single', ipAddresses: 1 },
  contacts: { name: '', phone: '', email: '', accessHours: '', instructions: '' },
  commercial: { purchaseOrder: '', termMonths: 36, requiredDate: null },
  acceptedPrice: null,
};

/** A draft before it is stored. */
export function newDraft(
  draft: NewDraft,
  number: number,
  { id, name, partnerId }: Pick<Caller, 'id' | 'name' | 'partnerId'>,
  updatedAt: string,
  agreed: Sums | null,
) {
  const by = { createdBy: { id, name }, changedBy: name, changedById: id };
  return {
    id: `OD-${number}`,
    number,
    partnerId,
    ...draft,
    state: 'open' as const,
    agreed,
    ...by,
    updatedAt,
  };
}

/** Stores a draft and returns its id. Call it within `world.write`. */
export function insertDraft(world: World, caller: Caller, draft: NewDraft, plan: string): string {
  const number = orderDrafts.greatest(world, 'number') + 1;
  const agreed = agreedOf(world, { ...draft, ...draft.content }, plan);
  orderDrafts.add(world, newDraft(draft, number, caller, world.now().toISOString(), agreed));
  return `OD-${number}`;
}

/** The agreed price of a new draft, with which later prices are compared: the quote's, else the present one. */
function agreedOf(world: World, draft: PriceableDraft, plan: string): Sums | null {
  if (draft.quoted !== null) return sumsOf(Object.values(draft.quoted.lines));
  const lines = pricedLines(world, draft, plan);
  return lines.length === 0 ? null : sumsOf(lines);
}

/** The draft with an id; undefined for one that does not exist, was deleted, or belongs to another partner. */
export function findDraft(
  world: World,
  { partnerId }: Caller,
  id: string,
  isDeletedToo = false,
): DraftRow | undefined {
  const row = orderDrafts.first(world, 'id = ? AND partner_id = ?', id, partnerId);
  return row?.state === 'deleted' && !isDeletedToo ? undefined : row;
}

export function priceableOf({ content, product, quoted }: DraftRow): PriceableDraft & DraftContent {
  return { ...content, product, quoted };
}

function toDraftSummary(draft: DraftRow): OrderDraftSummary {
  return {
    ...pickFrom(draft, ['id', 'name', 'product', 'source', 'updatedAt']),
    etag: `"${draft.version}"`,
    siteCount: draft.content.sites.length,
    updatedBy: { id: draft.changedById, name: draft.changedBy },
  };
}

export function toDraft(draft: DraftRow): Unlisted<OrderDraft> {
  return {
    ...toDraftSummary(draft),
    state: draft.state === 'ordered' ? 'ordered' : 'open',
    ...pickFrom(draft, ['orderId', 'createdBy']),
    ...draft.content,
  };
}

const searchedColumns = `lower(id || ' ' || name || ' ' || product || ' ' || (source ->> 'name') || ' ' || coalesce(source ->> 'id', ''))`;

/** The drafts of a partner that were not ordered and contain the words. */
export function listDrafts(
  world: World,
  { partnerId }: Caller,
  query: { readonly q: string; readonly page: number; readonly pageSize: number },
) {
  const from = joinSql(
    { text: ` FROM order_drafts WHERE partner_id = ? AND state = 'open'`, values: [partnerId] },
    containsWords(searchedColumns, query.q),
  );
  return pageOf(world, from, { ...query, order: 'updated_at DESC, number DESC' }, (row) =>
    toDraftSummary(orderDrafts.read(row)),
  );
}

/** Deletes a draft or brings it back. Call it within `world.write`, after the version was checked. */
export function setDraftState(world: World, caller: Caller, row: DraftRow, state: 'open' | 'deleted'): void {
  saveDraft(world, caller, row.id, { state });
}

export function saveDraft(
  world: World,
  caller: Caller,
  id: string,
  changes: Changes<typeof orderDrafts.fields>,
): void {
  const updatedAt = world.now().toISOString();
  orderDrafts.change(world, id, caller.name, { ...changes, changedById: caller.id, updatedAt });
}

/** Changes a draft. The caller has checked its version. Call it within `world.write`. */
export function changeDraft(
  world: World,
  caller: Caller,
  row: DraftRow,
  { name, product, ...change }: BodyOf<'changeOrderDraft'>,
  plan: (product: OrderProduct) => string,
): void {
  const before = priceableOf(row);
  if (product !== undefined && product !== before.product && before.quoted !== null)
    throw new ProblemError(422, 'The quote decides the product. Begin a new order for another one.', {
      errors: [{ pointer: '/product', detail: 'is that of the quote' }],
    });
  const content: DraftContent = { ...row.content, ...change };
  const after = { ...content, product: product ?? before.product, quoted: before.quoted };
  const isSame = JSON.stringify(basisOf(before)) === JSON.stringify(basisOf(after));
  saveDraft(world, caller, row.id, {
    name,
    product,
    content,
    // A user who changes sites or configuration sees the new price at once, and so agrees to it.
    agreed: isSame ? undefined : agreedOf(world, after, plan(after.product)),
  });
}

function basisOf({ product, sites, configuration, commercial: { termMonths } }: PriceableDraft) {
  return { product, sites, configuration, termMonths };
}
