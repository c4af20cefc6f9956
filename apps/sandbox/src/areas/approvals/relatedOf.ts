import type { Approval } from '../../contract/generated/openapi.ts';
import type { World } from '../../world/createWorld.ts';
import { textOf, textOrNull } from '../../world/readRow.ts';
import type { Caller } from '../caller.ts';
import { orders } from '../orders/orders.ts';
import { findQuote } from '../quotes/quoteRecord.ts';

/** The most deliveries that are listed: an order may have hundreds. */
const MOST = 10;

/** The quote and the deliveries of an order; empty for an approval of any other subject. */
export function relatedOf(world: World, caller: Caller, subject: Approval['subject']): Approval['related'] {
  if (subject.kind !== 'order') return [];
  const isOwn = `id = ? AND partner_id = ? AND source_kind = 'quote'`;
  const order = orders.first(world, isOwn, subject.id, caller.partnerId);
  const quote = order && findQuote(world, caller, order.sourceId ?? '');
  const deliveries = world.all(
    `SELECT s.id, s.name, d.case_number FROM services s LEFT JOIN deliveries d ON d.service_id = s.id
     WHERE s.order_id = ? AND s.partner_id = ? ORDER BY s.id LIMIT ${MOST}`,
    subject.id,
    caller.partnerId,
  );
  return [
    ...(quote === undefined ? [] : [{ kind: 'quote' as const, id: quote.number, name: quote.name }]),
    ...deliveries.flatMap((row): Approval['related'] => {
      const name = textOf(row, 'name');
      const service = { kind: 'service' as const, id: textOf(row, 'id'), name };
      const delivery = textOrNull(row, 'case_number');
      return delivery === null ? [service] : [service, { kind: 'delivery', id: delivery, name }];
    }),
  ];
}
