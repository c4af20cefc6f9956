import type { DeliverySummary, ProvisioningCase } from '../../contract/generated/openapi.ts';
import { services } from '../../world/collections.ts';
import type { World } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import type { Conversations } from '../conversations/store.ts';
import { toService } from '../services/toService.ts';
import { answerDelivery, answerDeliveryAs, requireMayAnswer, type DeliveryAnswer } from './answerDelivery.ts';
import { completedDelivery, serviceOfDelivery } from './completedDelivery.ts';
import { addDeliveryEvents } from './deliveryEvents.ts';
import { findDelivery, type DeliveryRow } from './deliveryRows.ts';
import { summaryOf } from './deliverySummary.ts';
import { toProvisioningCase } from './toProvisioningCase.ts';

/** Reads deliveries and answers their actions. */
export interface DeliveryStore {
  /** Undefined for a delivery that does not exist or belongs to another partner. */
  findRow(caller: Caller, caseNumber: string): DeliveryRow | undefined;
  /** The delivery of a live service, by its case or order number. */
  findCompleted(caller: Caller, number: string): Omit<ProvisioningCase, 'etag'> | undefined;
  /** The numbers of deliveries that wait for the customer, and at each milestone. */
  summaryOf(caller: Caller): DeliverySummary;
  /** A delivery, and what the caller may do with it. */
  toProvisioningCase(caller: Caller, row: DeliveryRow): Omit<ProvisioningCase, 'etag'>;
  /** Throws 403 for a charge that the caller may not even decline. */
  requireMayAnswer(caller: Caller, row: DeliveryRow, actionId: string): void;
  /** Throws 403 for a charge that the caller may not decide about, and 404, 409 or 422 for an answer that does not fit. */
  answerAs(caller: Caller, row: DeliveryRow, actionId: string, answer: DeliveryAnswer): void;
  /** Records a decision that was made among the approvals. `by` is its author. */
  record(by: Caller, row: DeliveryRow, actionId: string, answer: DeliveryAnswer): void;
}

/** Opens the deliveries of a world. Milestones move, and carriers slip, automatically. */
export function createDeliveryStore(world: World, conversations: Conversations): DeliveryStore {
  addDeliveryEvents(world, conversations);
  return {
    findRow: (caller, caseNumber) => findDelivery(world, caller, caseNumber),
    findCompleted(caller, number) {
      const row = services.first(
        world,
        `(id = ? OR order_id = ?) AND partner_id = ? AND status <> 'inDelivery'`,
        serviceOfDelivery(number),
        number,
        caller.partnerId,
      );
      return row && completedDelivery(toService(world, caller, row), row.aEnd.name);
    },
    summaryOf: (caller) => summaryOf(world, caller),
    toProvisioningCase: (caller, row) => toProvisioningCase(world, caller, row),
    requireMayAnswer: (caller, row, actionId) => requireMayAnswer(world, caller, row, actionId),
    answerAs: (caller, row, actionId, answer) =>
      answerDeliveryAs(world, conversations, caller, row, { actionId, answer }),
    record: (by, row, actionId, answer) =>
      answerDelivery(world, conversations, by, row, { actionId, answer }),
  };
}
