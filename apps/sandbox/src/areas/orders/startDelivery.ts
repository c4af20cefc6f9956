import { pickBy } from '../../world/chance.ts';
import { deliveries, services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { WorldDelivery } from '../../world/deliveries.ts';
import { beginDelivery } from '../../world/deliveryState.ts';
import { newDelivery, newService } from '../../world/fillServices.ts';
import { carriers } from '../../world/people.ts';
import { conversations, entries } from '../../world/sharedCollections.ts';
import { formatBandwidth, type WorldService } from '../../world/services.ts';
import type { ApprovalDecision } from '../approvals/submitApproval.ts';
import { orders, type OrderRow, type OrderItem } from './orders.ts';
import { siteAt } from './sites.ts';

/** The minutes until a delivery leaves its first milestone. */
const MOVES_ON_AFTER = 1;
/** The number of the first service that was ordered in the portal. */
export const FIRST_SERVICE = 130_001;
/** The delivery coordinator, who leads the delivery. */
export const COORDINATOR = 'Louise Carter';

/** Begins the delivery of an order when it is approved, and ends the order when it is not. */
export function handleOrderEvents(world: World): void {
  world.on('approval.order.decided', ({ subjectId, payload }, at) => {
    const order = orders.first(world, 'id = ?', subjectId);
    if (order?.waitingFor !== 'you' || order.status !== 'received') return;
    const { decision, by }: ApprovalDecision = JSON.parse(payload);
    if (decision === 'approved') for (const item of order.items) startDelivery(world, order, item, at);
    orders.change(world, subjectId, by.name, {
      status: statusAfter[decision],
      waitingFor: decision === 'approved' ? 'us' : null,
      updatedAt: at.toISOString(),
    });
  });
}

const statusAfter: Readonly<Record<ApprovalDecision['decision'], OrderRow['status']>> = {
  approved: 'inDelivery',
  rejected: 'rejected',
  withdrawn: 'cancelled',
  expired: 'cancelled',
};

function startDelivery(world: World, order: OrderRow, item: OrderItem, at: Date): void {
  const number = FIRST_SERVICE + services.count(world, 'id >= ?', `QS-${FIRST_SERVICE}`);
  const aEnd = siteAt(world, item.site);
  const service = orderedService({
    number,
    orderId: order.id,
    partnerId: order.partnerId,
    purchaseOrder: order.purchaseOrder,
    item,
    aEnd,
    bEnd: item.bSite && siteAt(world, item.bSite),
  });
  const delivery = orderedDelivery(service, { current: 0, receivedDay: 0 });
  const { caseNumber } = delivery;
  const state = beginDelivery(delivery, at);
  const { waitingFor } = state;
  services.add(world, { ...newService(service, at), provisioningCase: caseNumber, waitingFor });
  const requested = order.requiredDate ?? state.dates.requested;
  const { indicative } = state.dates;
  // A delivery is never earlier than the requested day.
  const isEarly = indicative !== null && requested !== null && indicative < requested;
  const dates = { ...state.dates, requested, indicative: isEarly ? requested : indicative };
  deliveries.add(world, newDelivery(delivery, { ...state, dates }));
  startConversation(world, service, caseNumber, at);
  world.schedule(MOVES_ON_AFTER, { kind: 'delivery.moves', subjectId: caseNumber, payload: '' });
}

interface OrderedItem extends Pick<WorldService, 'orderId' | 'partnerId' | 'aEnd' | 'bEnd'> {
  readonly number: number;
  readonly purchaseOrder: string;
  readonly item: OrderItem;
}

export function orderedService({ number, purchaseOrder, item, ...rest }: OrderedItem): WorldService {
  return {
    ...rest,
    id: `QS-${number}`,
    product: item.product,
    name: `${rest.aEnd.name} ${formatBandwidth(item.bandwidthMbps)}`,
    customerReference: purchaseOrder,
    bandwidthMbps: item.bandwidthMbps,
    status: 'inDelivery',
    isMeasured: false,
    contractEndsInDays: null,
    mrc: item.mrc,
    projectNumber: null,
  };
}

export function orderedDelivery(
  service: WorldService,
  progress: Pick<WorldDelivery, 'current' | 'receivedDay'>,
): WorldDelivery {
  const caseNumber = `PC-${Number(service.id.slice(3)) + 100_000}`;
  const carrier = pickBy(carriers, `${caseNumber} carrier`);
  return { caseNumber, service, carrier, slip: null, action: null, ...progress };
}

function startConversation(
  world: World,
  { partnerId, aEnd }: WorldService,
  caseNumber: string,
  at: Date,
): void {
  const id = `CV-${caseNumber}`;
  conversations.add(world, { id, partnerId, subjectKind: 'delivery', subjectId: caseNumber });
  const texts = [
    ['event', 'system', 'Quayside', 'We received your order.'],
    [
      'message',
      'engineer',
      COORDINATOR,
      `I am your delivery coordinator for ${aEnd.name}. Write to me here.`,
    ],
  ] as const;
  for (const [index, [kind, authorRole, authorName, text]] of texts.entries()) {
    const position = index + 1;
    const author = { authorName, authorRole };
    entries.add(world, { conversationId: id, position, kind, at: at.toISOString(), ...author, text });
  }
}
