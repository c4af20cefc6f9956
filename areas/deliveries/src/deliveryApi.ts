import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { approvalReads } from '@quayside/shared/approvals/api.ts';
import { calendarDay, count, entityTag, moment, waitingFor } from '@quayside/page-kit/schema';
import { money, personRef, serviceRef } from '@quayside/shared/entities/entities.ts';
import { milestoneId, milestoneOwner, orderDates, orderStatus } from '@quayside/shared/orders/orderSchema.ts';
import { listProvisioningCases, nextStep, projectOfDelivery } from './deliveryListApi.ts';
import { listProjects } from './projectsApi.ts';
import { serviceReads } from '@quayside/shared/services/serviceApi.ts';
import { getDeliverySummary } from './deliverySummaryApi.ts';

const actionKind = v.picklist(['confirmSurvey', 'provideWayleave', 'decideCharge', 'decideHandover']);

const answerWord = v.picklist(['confirm', 'provide', 'accept', 'decline', 'dispute']);

const slot = v.object({ id: v.string(), from: moment, to: moment });

const provisioningCase = v.object({
  etag: entityTag,
  caseNumber: v.string(),
  orderId: v.string(),
  approvalId: v.exactOptional(v.string()),
  purchaseOrder: v.exactOptional(v.string()),
  service: serviceRef,
  siteName: v.string(),
  project: projectOfDelivery,
  status: orderStatus,
  outlook: v.picklist(['onTrack', 'atRisk', 'delayed', 'complete']),
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  dates: orderDates,
  dateChanges: v.array(
    v.object({
      date: v.picklist(['requested', 'indicative', 'committed']),
      from: v.nullable(calendarDay),
      to: v.nullable(calendarDay),
      at: moment,
      reason: v.string(),
      owner: milestoneOwner,
    }),
  ),
  next: nextStep,
  jeopardy: v.nullable(v.object({ since: moment, reason: v.string(), newDate: v.nullable(calendarDay) })),
  milestones: v.array(
    v.object({
      id: milestoneId,
      state: v.picklist(['done', 'current', 'upcoming', 'skipped', 'blocked']),
      planned: v.nullable(v.object({ from: calendarDay, to: calendarDay })),
      actual: v.nullable(calendarDay),
      owner: milestoneOwner,
      note: v.string(),
    }),
  ),
  actions: v.array(
    v.object({
      id: v.string(),
      kind: actionKind,
      title: v.string(),
      detail: v.string(),
      dueAt: moment,
      charge: v.nullable(money),
      ifDeclined: v.nullable(v.string()),
      slots: v.array(slot),
      allowedAnswers: v.array(answerWord),
      refusedAnswers: refusedActions,
      deciders: v.array(personRef),
    }),
  ),
  answers: v.array(
    v.object({
      actionId: v.string(),
      kind: actionKind,
      answer: answerWord,
      reason: v.string(),
      slot: v.nullable(slot),
      by: personRef,
      at: moment,
    }),
  ),
  conversationId: v.string(),
  conversationTotal: count,
  allowedActions: v.array(v.picklist(['reply', 'answer'])),
  refusedActions,
});

/** The delivery of a service. */
export type ProvisioningCase = v.InferOutput<typeof provisioningCase>;
export type DeliveryMilestone = ProvisioningCase['milestones'][number];
export type DeliveryAction = ProvisioningCase['actions'][number];
export type DeliveryAnswer = ProvisioningCase['answers'][number];

export const getProvisioningCase = defineCall('getProvisioningCase', { schema: provisioningCase });
export const answerDeliveryAction = defineCall('answerDeliveryAction', {
  schema: provisioningCase,
  invalidates: [
    getProvisioningCase,
    listProvisioningCases,
    getDeliverySummary,
    listProjects,
    ...serviceReads,
    ...approvalReads,
  ],
});
