import type { Approval } from '../../contract/generated/openapi.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { orders } from '../orders/orders.ts';
import { findQuote } from '../quotes/quoteRecord.ts';

/** The most deliveries that are listed: an order may have hundreds. */
const MOST = 10;

const readDelivered = createReader({
  id: field.text,
  name: field.text,
  caseNumber: field.orNull(field.text),
});

/** The quote and the deliveries of an order; empty for an approval of any other subject. */
export function relatedOf(world: World, caller: Caller, subject: Approval['subject']): Approval['related'] {
  if (subject.kind !== 'order') return [];
  const isOwn = `id = ? AND partner_id = ? AND source_kind = 'quote'`;
  const order = orders.first(world, isOwn, subject.id, caller.partnerId);
  const quote = order && findQuote(world, caller, order.sourceId ?? '');
  const delivered = world
    .all(
      `SELECT s.id, s.name, d.case_number FROM services s LEFT JOIN deliveries d ON d.service_id = s.id
       WHERE s.order_id = ? AND s.partner_id = ? ORDER BY s.id LIMIT ${MOST}`,
      subject.id,
      caller.partnerId,
    )
    .map(readDelivered);
  return [
    ...(quote === undefined ? [] : [{ kind: 'quote' as const, id: quote.number, name: quote.name }]),
    ...delivered.flatMap(({ id, name, caseNumber }): Approval['related'] => {
      const service = { kind: 'service' as const, id, name };
      return caseNumber === null ? [service] : [service, { kind: 'delivery', id: caseNumber, name }];
    }),
  ];
}
