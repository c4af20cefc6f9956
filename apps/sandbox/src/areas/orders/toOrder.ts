import type { Order, OrderSummary } from '../../contract/generated/openapi.ts';
import { shownOf } from '../../store/typedObject.ts';
import { createReader } from '../../store/collection.ts';
import { deliveries, services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { milestoneIds, planOf } from '../../world/deliveries.ts';
import type { DeliveryState } from '../../world/deliveryState.ts';
import { dayAfter } from '../../world/insert.ts';
import { approvals } from '../approvals/approvals.ts';
import type { Unlisted } from '../actions.ts';
import { namedPerson, type ReadBy } from '../turns.ts';
import { toSum } from './draftPrice.ts';
import { orderSummaryFields, type OrderRow } from './orders.ts';
import { toSite } from './draftSources.ts';
import { workingDayAfter } from './linePrice.ts';
import { COORDINATOR } from './startDelivery.ts';

type Dates = OrderSummary['dates'];

const FIRST_CONTACT_DAYS = 2;
const SHOWN_MILESTONES = 4;

export const openOrderStatuses = 'received,inDelivery,changeBeingChecked,chargeToApprove,cancelling';

export function toOrderSummary(world: World, order: ReadBy<OrderRow>): OrderSummary {
  const { items, sourceKind: kind, sourceId: id } = order;
  return {
    ...shownOf(order, orderSummaryFields),
    ...namedPerson(order.waitingForPerson),
    source: kind === null || id === null ? null : { kind, id },
    products: [...new Set(items.map(({ product }) => product))],
    siteCount: items.length,
    dates: datesOf(world, order),
    total: toSum(order.total),
  };
}

export function toOrder(world: World, row: ReadBy<OrderRow>): Omit<Unlisted<Order>, 'etag'> {
  const summary = toOrderSummary(world, row);
  const ordered = services.all(world, 'order_id = ? ORDER BY id', summary.id);
  const approval = approvalOf(world, row);
  return {
    ...summary,
    approval,
    firstContact: firstContactOf(summary, approval),
    items: row.items.map((item, index) => {
      const service = ordered[index];
      return {
        product: item.product,
        site: toSite(item.site),
        bSite: item.bSite && toSite(item.bSite),
        bandwidthMbps: item.bandwidthMbps,
        termMonths: item.termMonths,
        configuration: item.configuration,
        nrc: { amount: item.nrc, currency: 'GBP' },
        mrc: { amount: item.mrc, currency: 'GBP' },
        serviceId: service?.id ?? null,
        provisioningCase: service === undefined ? null : `PC-${Number(service.id.slice(3)) + 100_000}`,
      };
    }),
    nextMilestones: milestonesOf(world, row),
  };
}

function approvalOf(world: World, row: OrderRow): Order['approval'] {
  const { approvalId: id, updatedAt: at } = row;
  const found = approvals.first(world, 'id = ?', id);
  if (found === undefined) return { id, state: 'approved', by: null, at };
  const isPending = found.status === 'pending';
  return {
    id,
    state: found.status,
    by: isPending ? null : found.changedBy,
    at: isPending ? null : found.changedAt,
  };
}

function firstContactOf({ status }: OrderSummary, { state, at }: Order['approval']): Order['firstContact'] {
  if (state !== 'approved' || at === null || !openOrderStatuses.split(',').includes(status)) return null;
  return { by: workingDayAfter(new Date(at), FIRST_CONTACT_DAYS), name: COORDINATOR };
}

/** The latest date; null if one of them is not known. */
function latest(dates: readonly (string | null)[]): string | null {
  return dates.every((date) => date !== null) ? (dates.toSorted().at(-1) ?? null) : null;
}

/** The dates of the slowest delivery. Without a delivery, those of the plan. */
function datesOf(world: World, row: OrderRow): Dates {
  const states = deliveryStatesOf(world, row);
  const requested = row.requiredDate;
  if (states.length === 0) {
    const last = planOf({ receivedDay: 0, slip: null, current: 0 }).at(-1)?.toDay ?? 0;
    const ready = dayAfter(new Date(row.requestedAt), last);
    return { requested, indicative: latest([requested ?? ready, ready]), committed: null };
  }
  return {
    requested,
    indicative: latest(states.map(({ dates }) => dates.indicative)),
    committed: latest(states.map(({ dates }) => dates.committed)),
  };
}

const readState = createReader({ state: deliveries.fields.state });

function deliveryStatesOf(world: World, order: OrderRow): DeliveryState[] {
  return world
    .all(
      `SELECT d.state FROM services s JOIN deliveries d ON d.service_id = s.id WHERE s.order_id = ? ORDER BY s.id`,
      order.id,
    )
    .map((row) => readState(row).state);
}

/** The last milestone that is done, the current one and those after it. */
function milestonesOf(world: World, row: OrderRow): Order['nextMilestones'] {
  const [state] = deliveryStatesOf(world, row);
  if (state === undefined) {
    const from = new Date(row.requestedAt);
    return planOf({ receivedDay: 0, slip: null, current: 0 })
      .slice(0, SHOWN_MILESTONES)
      .map(({ id, owner, toDay }) => ({ id, state: 'upcoming', by: dayAfter(from, toDay), owner }));
  }
  const current = state.milestones.findIndex(
    ({ state: reached }) => reached === 'current' || reached === 'blocked',
  );
  const first = Math.max(0, (current === -1 ? milestoneIds.length : current) - 1);
  return state.milestones
    .slice(first, first + SHOWN_MILESTONES)
    .map(({ id, state: reached, planned, actual, owner }) => ({
      id,
      state: reached,
      by: actual ?? planned?.to ?? null,
      owner,
    }));
}
