import type { Approval } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import { createReader } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import { callerOf, type Caller } from '../caller.ts';
import { orders } from '../orders/orders.ts';
import { findQuote } from '../quotes/quoteRecord.ts';

/** The most deliveries that are listed: an order may have hundreds. */
const MOST = 10;

const readDelivered = createReader({
  id: field.text,
  name: field.text,
  caseNumber: field.orNull(field.text),
});

/** The quote and the deliveries of an order that the user may open; empty for an approval of any other subject. */
export function relatedOf(world: World, user: User, subject: Approval['subject']): Approval['related'] {
  if (subject.kind !== 'order') return [];
  const caller = callerOf(user);
  const { has } = sharedRights();
  const isOwn = `id = ? AND partner_id = ? AND source_kind = 'quote'`;
  const order = orders.first(world, isOwn, subject.id, caller.partnerId);
  const mayOpenQuote = order !== undefined && has('getQuote', user.claims);
  const quote = mayOpenQuote ? findQuote(world, caller, order.sourceId ?? '') : undefined;
  const delivered = has('getService', user.claims) ? deliveredOf(world, caller, subject.id) : [];
  return [
    ...(quote === undefined ? [] : [{ kind: 'quote' as const, id: quote.number, name: quote.name }]),
    ...delivered.flatMap(({ id, name, caseNumber }): Approval['related'] => {
      const service = { kind: 'service' as const, id, name };
      return caseNumber === null ? [service] : [service, { kind: 'delivery', id: caseNumber, name }];
    }),
  ];
}

function deliveredOf(world: World, { partnerId }: Caller, orderId: string) {
  return world
    .all(
      `SELECT s.id, s.name, d.case_number FROM services s LEFT JOIN deliveries d ON d.service_id = s.id
       WHERE s.order_id = ? AND s.partner_id = ? ORDER BY s.id LIMIT ${MOST}`,
      orderId,
      partnerId,
    )
    .map(readDelivered);
}
