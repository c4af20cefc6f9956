import type { OrderDraft, OrderDraftSummary } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import { containsWords, offsetOf } from '../../store/sqlFilter.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOrNull } from '../../world/readRow.ts';
import { lastChangeOf, type Caller } from '../caller.ts';
import { pricedLines, sumsOf, type PriceableDraft, type QuotedPrices, type Sums } from './draftPrice.ts';
import { orderProductOf, type OrderProduct } from './orderProducts.ts';

/** The fields of a draft that have no column of their own. */
export type DraftContent = Pick<
  OrderDraft,
  'sites' | 'configuration' | 'contacts' | 'commercial' | 'acceptedPrice'
>;

/** A draft before it is stored. */
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

/** The row of a draft. */
export function draftRow(
  { name, product, source, content, quoted }: NewDraft,
  number: number,
  { id, name: callerName, partnerId }: Pick<Caller, 'id' | 'name' | 'partnerId'>,
  at: string,
  agreed: Sums | null,
) {
  return {
    id: `OD-${number}`,
    number,
    partner_id: partnerId,
    name,
    product,
    source: JSON.stringify(source),
    state: 'open',
    order_id: null,
    content: JSON.stringify(content),
    quoted: quoted && JSON.stringify(quoted),
    agreed: agreed && JSON.stringify(agreed),
    created_by: id,
    created_by_name: callerName,
    updated_by: id,
    changed_by: callerName,
    updated_at: at,
  };
}

/** Stores a draft and returns its id. Call it within `world.write`. */
export function insertDraft(world: World, caller: Caller, draft: NewDraft, plan: string): string {
  const number = Number(world.first('SELECT max(number) AS number FROM order_drafts')?.['number'] ?? 0) + 1;
  const agreed = agreedOf(world, { ...draft, ...draft.content }, plan);
  world.insert('order_drafts', draftRow(draft, number, caller, world.now().toISOString(), agreed));
  return `OD-${number}`;
}

/** The agreed price of a new draft, with which later prices are compared: the quote's, else the present one. */
function agreedOf(world: World, draft: PriceableDraft, plan: string): Sums | null {
  if (draft.quoted !== null) return sumsOf(Object.values(draft.quoted.lines));
  const lines = pricedLines(world, draft, plan);
  return lines.length === 0 ? null : sumsOf(lines);
}

/** The row of a draft. Throws 404 for one that does not exist, was deleted, or belongs to another partner. */
export function foundDraft(world: World, { partnerId }: Caller, id: string, isDeletedToo = false): Row {
  const row = world.first('SELECT * FROM order_drafts WHERE id = ? AND partner_id = ?', id, partnerId);
  if (row === undefined || (row['state'] === 'deleted' && !isDeletedToo))
    throw new ProblemError(404, 'There is no such draft. Look for it in the list of drafts.');
  return row;
}

/** The prices in a row of the list. */
export function priceableOf(row: Row): PriceableDraft & DraftContent {
  const quoted = textOrNull(row, 'quoted');
  const prices: QuotedPrices | null = quoted === null ? null : JSON.parse(quoted);
  return { ...contentOf(row), product: productOf(row), quoted: prices };
}

/** The price that changes are compared with. */
export function agreedPriceOf(row: Row): Sums | null {
  const agreed = textOrNull(row, 'agreed');
  return agreed === null ? null : JSON.parse(agreed);
}

function contentOf(row: Row): DraftContent {
  const content: DraftContent = JSON.parse(String(row['content']));
  return content;
}

function productOf(row: Row): OrderProduct {
  const product = orderProductOf(row['product']);
  if (product === undefined)
    throw new TypeError(`The draft has the unknown product ${String(row['product'])}.`);
  return product;
}

/** A draft as lists show it. */
function toDraftSummary(row: Row): OrderDraftSummary {
  const source: OrderDraft['source'] = JSON.parse(String(row['source']));
  return {
    etag: `"${Number(row['version'])}"`,
    id: String(row['id']),
    name: String(row['name']),
    product: productOf(row),
    source,
    siteCount: contentOf(row).sites.length,
    updatedBy: { id: String(row['updated_by']), name: String(row['changed_by']) },
    updatedAt: String(row['updated_at']),
  };
}

/** A draft with everything that its pages show. */
export function toDraft(row: Row): OrderDraft {
  return {
    ...toDraftSummary(row),
    state: row['state'] === 'ordered' ? 'ordered' : 'open',
    orderId: textOrNull(row, 'order_id'),
    createdBy: { id: String(row['created_by']), name: String(row['created_by_name']) },
    ...contentOf(row),
  };
}

/** The searchable text of a draft. */
const searchedColumns = `lower(id || ' ' || name || ' ' || product || ' ' || (source ->> 'name') || ' ' || coalesce(source ->> 'id', ''))`;

/** The drafts of a partner that were not ordered and contain the words. */
export function listDrafts(
  world: World,
  { partnerId }: Caller,
  query: { readonly q: string; readonly page: number; readonly pageSize: number },
) {
  const words = containsWords(searchedColumns, query.q);
  const where = `FROM order_drafts WHERE partner_id = ? AND state = 'open'${words.text}`;
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: Number(world.first(`SELECT count(*) AS count ${where}`, partnerId, ...words.values)?.['count']),
    items: world
      .all(
        `SELECT * ${where} ORDER BY updated_at DESC, number DESC LIMIT ? OFFSET ?`,
        partnerId,
        ...words.values,
        query.pageSize,
        offsetOf(query),
      )
      .map(toDraftSummary),
  };
}

/** Throws 409 for a draft that was ordered. The detail says by whom, and fits a change and a commitment. */
export function requireOpenDraft(row: Row, caller: Caller): void {
  if (row['state'] !== 'ordered') return;
  const by = row['updated_by'] === caller.id ? 'you' : String(row['changed_by']);
  throw new ProblemError(
    409,
    `This draft was ordered by ${by} as ${String(row['order_id'])}. Open the order.`,
    { reason: 'wrong-state', changed: lastChangeOf(row) },
  );
}

/** Deletes a draft or brings it back, and returns the version that this makes. Call it within `world.write`, after the version was checked. */
export function setDraftState(world: World, caller: Caller, row: Row, state: 'open' | 'deleted'): number {
  requireOpenDraft(row, caller);
  world.all(
    `UPDATE order_drafts SET state = ?, updated_by = ?, changed_by = ?, updated_at = ?, version = version + 1 WHERE id = ?`,
    state,
    caller.id,
    caller.name,
    world.now().toISOString(),
    String(row['id']),
  );
  return Number(row['version']) + 1;
}

/** Changes a draft. The caller has checked its version. Call it within `world.write`. */
export function changeDraft(
  world: World,
  caller: Caller,
  row: Row,
  { name, product, ...change }: BodyOf<'changeOrderDraft'>,
  plan: (product: OrderProduct) => string,
): void {
  requireOpenDraft(row, caller);
  const before = priceableOf(row);
  if (product !== undefined && product !== before.product && before.quoted !== null)
    throw new ProblemError(422, 'The quote decides the product. Begin a new order for another one.', {
      errors: [{ pointer: '/product', detail: 'is that of the quote' }],
    });
  const content: DraftContent = { ...contentOf(row), ...change };
  const after = { ...content, product: product ?? before.product, quoted: before.quoted };
  world.all(
    `UPDATE order_drafts SET name = ?, product = ?, content = ?, agreed = ?, updated_by = ?, changed_by = ?, updated_at = ?,
       version = version + 1 WHERE id = ?`,
    name ?? String(row['name']),
    after.product,
    JSON.stringify(content),
    agreedAfter(world, row, before, after, plan(after.product)),
    caller.id,
    caller.name,
    world.now().toISOString(),
    String(row['id']),
  );
}

/** The agreed price after a change. A user who changes sites or configuration sees the new price at once, and so agrees to it. */
function agreedAfter(
  world: World,
  row: Row,
  before: PriceableDraft,
  after: PriceableDraft,
  plan: string,
): string | null {
  if (JSON.stringify(basisOf(before)) === JSON.stringify(basisOf(after))) return textOrNull(row, 'agreed');
  const agreed = agreedOf(world, after, plan);
  return agreed && JSON.stringify(agreed);
}

function basisOf({ product, sites, configuration, commercial: { termMonths } }: PriceableDraft) {
  return { product, sites, configuration, termMonths };
}
