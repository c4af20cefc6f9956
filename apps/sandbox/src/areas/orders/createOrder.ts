import type { World } from '../../world/createWorld.ts';
import { formatBandwidth } from '../../world/services.ts';
import { submitApproval } from '../approvals/submitApproval.ts';
import type { Caller } from '../caller.ts';
import { FIRST_ORDER_NUMBER } from './orderNumber.ts';
import { orders, type OrderItem } from './orders.ts';

export interface NewOrder {
  readonly name: string;
  /** The quote or draft that becomes the order. Each can be ordered once. */
  readonly source: { readonly kind: 'quote' | 'draft'; readonly id: string };
  /** The customer's own number; may be empty. */
  readonly purchaseOrder: string;
  readonly requiredDate: string | null;
  readonly items: readonly OrderItem[];
}

const DAYS_TO_DECIDE = 14;

/**
 * Places an order and asks for its approval, after which its delivery begins (see `startDelivery.ts`). Returns its id, and that of the
 * earlier order when the source was ordered before. Call it within `world.write`.
 */
export function createOrder(world: World, caller: Caller, order: NewOrder): string {
  const { kind, id: sourceId } = order.source;
  const earlier = orders.first(world, 'source_kind = ? AND source_id = ?', kind, sourceId);
  if (earlier !== undefined) return earlier.id;
  const number = Math.max(FIRST_ORDER_NUMBER, orders.greatest(world, 'number') + 1);
  const id = `OR-${number}`;
  const now = world.now();
  const total = totalOf(order.items);
  const approvalId = submitApproval(world, caller, {
    kind: 'order',
    title: order.name,
    subject: { kind: 'order', id, name: order.name },
    total,
    dueAt: new Date(now.getTime() + DAYS_TO_DECIDE * 86_400_000).toISOString(),
    ifNotDecided: 'The order expires. Nothing is delivered or charged.',
    lines: order.items.map((item) => ({
      label: `${item.site.name}, ${item.product} ${formatBandwidth(item.bandwidthMbps)}, ${item.termMonths} months`,
      nrc: item.nrc,
      mrc: item.mrc,
    })),
  });
  orders.add(world, {
    id,
    number,
    partnerId: caller.partnerId,
    name: order.name,
    sourceKind: kind,
    sourceId,
    status: 'received',
    waitingFor: 'you',
    approvalId,
    purchaseOrder: order.purchaseOrder,
    requiredDate: order.requiredDate,
    requestedBy: caller,
    requestedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    total,
    items: order.items,
  });
  return id;
}

/** The sums of an order. TCV is all that is paid over the terms. */
export function totalOf(items: readonly OrderItem[]) {
  const sum = (amountOf: (item: OrderItem) => number) =>
    items.reduce((total, item) => total + amountOf(item), 0);
  return {
    nrc: sum(({ nrc }) => nrc),
    mrc: sum(({ mrc }) => mrc),
    tcv: sum(({ nrc, mrc, termMonths }) => nrc + mrc * termMonths),
  };
}
