import { refused } from '@quayside/shared/rights/actions.fixtures.ts';
import type { CalendarDay } from '@quayside/portal-core/calls';
import type { DeliveryAction, DeliveryMilestone, ProvisioningCase } from '../deliveryApi.ts';

const planned: readonly (readonly [
  DeliveryMilestone['id'],
  DeliveryMilestone['owner'],
  CalendarDay,
  CalendarDay,
])[] = [
  ['received', 'us', '2026-10-05', '2026-10-06'],
  ['validated', 'us', '2026-10-06', '2026-10-09'],
  ['surveyBooked', 'carrier', '2026-10-09', '2026-10-15'],
  ['surveyDone', 'carrier', '2026-10-15', '2026-10-24'],
  ['charges', 'you', '2026-10-24', '2026-11-28'],
  ['consents', 'landlord', '2026-11-28', '2026-12-12'],
  ['build', 'carrier', '2026-12-12', '2027-01-15'],
  ['dateConfirmed', 'us', '2027-01-15', '2027-01-18'],
  ['install', 'carrier', '2027-01-18', '2027-01-24'],
  ['activate', 'us', '2027-01-24', '2027-01-27'],
  ['handover', 'you', '2027-01-27', '2027-02-09'],
  ['complete', 'us', '2027-02-09', '2027-02-10'],
];

/** The twelve milestones with so many of them done. */
export function milestonesAfter(done: number): DeliveryMilestone[] {
  return planned.map(([id, owner, from, to], index) => ({
    id,
    owner,
    state: index < done ? 'done' : index === done ? 'current' : 'upcoming',
    planned: { from, to },
    actual: index < done ? to : null,
    note: '',
  }));
}

export const chargeAction: DeliveryAction = {
  id: 'AC-204292-1',
  kind: 'decideCharge',
  title: 'Excess construction charge',
  detail: '84 m of new duct are needed from the footway to the building.',
  dueAt: '2026-11-28T17:00:00Z',
  charge: { amount: 285_600, currency: 'GBP' },
  ifDeclined: 'We cancel the order free of charge.',
  slots: [],
  allowedAnswers: ['accept', 'decline'],
  refusedAnswers: [],
  deciders: [],
};

/** The charge, as a user sees it who is no approver. */
export const refusedChargeAction: DeliveryAction = {
  ...chargeAction,
  allowedAnswers: [],
  refusedAnswers: refused(
    'Only approvers of your company may decide about this. Priya Shah decides about it.',
    'accept',
    'decline',
  ),
  deciders: [{ id: 'priya.shah', name: 'Priya Shah' }],
};

/** A survey with three times to choose from. */
export const surveyAction: DeliveryAction = {
  ...chargeAction,
  id: 'AC-204292-2',
  kind: 'confirmSurvey',
  title: 'Choose a time for the survey',
  detail: 'A surveyor looks at the way from the street to the comms room. It takes about two hours.',
  charge: null,
  ifDeclined: null,
  slots: [
    { id: 'S1', from: '2026-11-26T08:00:00Z', to: '2026-11-26T12:00:00Z' },
    { id: 'S2', from: '2026-11-27T09:00:00Z', to: '2026-11-27T12:00:00Z' },
    { id: 'S3', from: '2026-11-30T08:00:00Z', to: '2026-11-30T12:00:00Z' },
  ],
  allowedAnswers: ['confirm'],
};

export const wayleaveAction: DeliveryAction = {
  ...surveyAction,
  id: 'AC-204292-3',
  kind: 'provideWayleave',
  title: 'Upload the signed wayleave',
  detail: 'The landlord’s signature allows us to bring the fibre into the building.',
  slots: [],
  allowedAnswers: ['provide'],
};

export const handoverAction: DeliveryAction = {
  ...wayleaveAction,
  id: 'AC-204292-4',
  kind: 'decideHandover',
  title: 'Accept the handover',
  detail: 'The service is live and tested. Accept it, or tell us what is wrong.',
  allowedAnswers: ['accept', 'dispute'],
};

/** A delivery that waits for a charge, and whose date has moved. */
export const chargedDelivery: ProvisioningCase = {
  etag: '"7"',
  caseNumber: 'PC-204292',
  orderId: 'OR-55292',
  purchaseOrder: 'PO-77310',
  service: { id: 'QS-104292', name: 'Exeter Southernhay 500 Mbps', product: 'Internet Access' },
  siteName: 'Exeter Southernhay',
  project: { id: 'PJ-301', name: 'South West branches' },
  status: 'chargeToApprove',
  outlook: 'atRisk',
  waitingFor: 'you',
  dates: { requested: '2027-01-15', indicative: '2027-02-10', committed: null },
  dateChanges: [
    {
      date: 'indicative',
      from: '2027-01-29',
      to: '2027-02-10',
      at: '2026-11-18T14:02:00Z',
      reason: 'The carrier moved the survey',
      owner: 'carrier',
    },
  ],
  next: {
    milestone: 'charges',
    by: '2026-11-28',
    owner: 'you',
    needs: 'Accept or decline the excess construction charge.',
  },
  jeopardy: {
    since: '2026-11-18T14:02:00Z',
    reason: 'The carrier moved the survey',
    newDate: '2027-02-10',
  },
  milestones: milestonesAfter(4),
  actions: [chargeAction],
  answers: [],
  conversationId: 'CV-PC-204292',
  conversationTotal: 9,
  allowedActions: ['reply', 'answer'],
  refusedActions: [],
};

/** The same delivery after a colleague accepted the charge. */
export const acceptedDelivery: ProvisioningCase = {
  ...chargedDelivery,
  etag: '"8"',
  status: 'inDelivery',
  waitingFor: 'us',
  next: { milestone: 'charges', by: '2026-11-28', owner: 'us', needs: 'We confirm the charges.' },
  actions: [],
  answers: [
    {
      actionId: chargeAction.id,
      kind: 'decideCharge',
      answer: 'accept',
      reason: '',
      slot: null,
      by: { id: 'noor', name: 'Noor Rahman' },
      at: '2026-11-22T10:40:00Z',
    },
  ],
  allowedActions: ['reply'],
};

/** The same delivery, whose survey a colleague has confirmed before. */
export const surveyedDelivery: ProvisioningCase = {
  ...chargedDelivery,
  answers: [
    {
      actionId: surveyAction.id,
      kind: 'confirmSurvey',
      answer: 'confirm',
      reason: '',
      slot: surveyAction.slots[2] ?? null,
      by: { id: 'noor', name: 'Noor Rahman' },
      at: '2026-11-20T10:40:00Z',
    },
  ],
};

export function deliveryWith(action: DeliveryAction, done: number): ProvisioningCase {
  return {
    ...chargedDelivery,
    status: 'inDelivery',
    outlook: 'onTrack',
    jeopardy: null,
    dateChanges: [],
    milestones: milestonesAfter(done),
    next: {
      milestone: milestonesAfter(done)[done]?.id ?? 'complete',
      by: '2026-11-28',
      owner: 'you',
      needs: action.title,
    },
    actions: [action],
  };
}

export const receivedAtMs: number = Date.UTC(2026, 10, 22, 10, 42);
