import type { ProvisioningCase, Service } from '../../contract/generated/openapi.ts';
import { planOf } from '../../world/deliveries.ts';
import { dayAfter } from '../../world/insert.ts';

const LAST = 11;

/** The delivery of a service that is live, as it follows from the service: the world keeps open deliveries only. */
export function completedDelivery(
  service: Omit<Service, 'etag'>,
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
  };
}

/** The number of the delivery of a service. */
function numberOfDelivery(serviceId: string): string {
  return `PC-${Number(serviceId.slice(3)) + 100_000}`;
}

/** The service that a case number would deliver; an id that no service has for any other text. */
export function serviceOfDelivery(caseNumber: string): string {
  return `QS-${Number(caseNumber.slice(3)) - 100_000}`;
}
