import type { Caller } from '../caller.ts';
import type { OrderItem } from './orders.ts';
import { emptyContent, newDraft } from './drafts.ts';
import type { OrderProduct } from './orderProducts.ts';

/** The number of the first draft that is ordered and still waits; the one before it is approved. */
export const FIRST_ORDERED_DRAFT = 1001;

/** A seeded order, as far as its draft has it. */
export interface SeededOrder {
  readonly id: string;
  readonly name: string;
  readonly product: OrderProduct;
  readonly purchaseOrder: string;
  readonly requiredDate: string;
  readonly items: readonly Pick<OrderItem, 'site' | 'bandwidthMbps'>[];
}

/** The row of the draft that a seeded order was. The order has its address. */
export function newOrderedDraft(
  { id, name, product, purchaseOrder, requiredDate, items }: SeededOrder,
  number: number,
  person: Pick<Caller, 'id' | 'name' | 'partnerId'>,
  at: string,
) {
  const content = {
    ...emptyContent,
    sites: items.map(({ site }, index) => ({
      id: `S${index + 1}`,
      site,
      bSite: null,
      bandwidthMbps: null,
      termMonths: null,
    })),
    configuration: { ...emptyContent.configuration, bandwidthMbps: items[0]?.bandwidthMbps ?? null },
    commercial: { ...emptyContent.commercial, purchaseOrder, requiredDate },
  };
  const source = { kind: 'product', id: null, name: product } as const;
  return {
    ...newDraft({ name, product, source, content, quoted: null }, number, person, at, null),
    state: 'ordered' as const,
    orderId: id,
  };
}
