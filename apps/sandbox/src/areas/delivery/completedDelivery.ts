import type { ProvisioningCase, Service } from '../../contract/generated/openapi.ts';
import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import { planOf } from '../../world/deliveries.ts';
import { dayAfter } from '../../world/insert.ts';
import type { Caller } from '../caller.ts';
import { toService } from '../services/toService.ts';

const LAST = 11;

/** The delivery of a service that is live, as it follows from the service: the world keeps open deliveries only. */
function completedDelivery(
  service: Pick<Service, 'id' | 'name' | 'product' | 'orderId' | 'activatedAt'>,
  siteName: string,
): Omit<ProvisioningCase, 'etag'> {
  const { id, name, product, orderId, activatedAt } = service;
  const caseNumber = numberOfDelivery(id);
  const plan = planOf({ receivedDay: 0, slip: null, current: LAST });
  const lastDay = plan.at(-1)?.toDay ?? 0;
  const activated = new Date(activatedAt ?? '2024-01-15');
  const day = (number: number): string => dayAfter(activated, number - lastDay);
  return {
    caseNumber,
    orderId,
    service: { id, name, product },
    siteName,
    project: null,
    status: 'complete',
    outlook: 'complete',
    waitingFor: null,
    dates: { requested: day(lastDay), indicative: day(lastDay), committed: day(lastDay) },
    dateChanges: [],
    next: null,
    jeopardy: null,
    milestones: plan.map(({ id: milestone, owner, fromDay, toDay }) => ({
      id: milestone,
      state: 'done',
      planned: { from: day(fromDay), to: day(toDay) },
      actual: day(toDay),
      owner,
      note: '',
    })),
    actions: [],
    answers: [],
    conversationId: `CV-${caseNumber}`,
    conversationTotal: 0,
    allowedActions: [],
    refusedActions: [],
  };
}

/** The delivery of a live service of the caller's partner, by its case or order number; undefined if there is none. */
export function findCompleted(
  world: World,
  caller: Caller,
  number: string,
): Omit<ProvisioningCase, 'etag'> | undefined {
  const service = services.first(
    world,
    `(id = ? OR order_id = ?) AND partner_id = ? AND status <> 'inDelivery'`,
    serviceOfDelivery(number),
    number,
    caller.partnerId,
  );
  return service && completedDelivery(toService(world, caller, service), service.aEnd.name);
}

function numberOfDelivery(serviceId: string): string {
  return `PC-${Number(serviceId.slice(3)) + 100_000}`;
}

/** The service that a case number would deliver; an id that no service has for any other text. */
function serviceOfDelivery(caseNumber: string): string {
  return `QS-${Number(caseNumber.slice(3)) - 100_000}`;
}
