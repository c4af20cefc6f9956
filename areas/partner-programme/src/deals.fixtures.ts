import { dealsPath } from '@quayside/contract/paths/partner-programme';
import type { DealDetails, DealList, DealSummary } from './api.ts';
import { type DealListState } from './list/dealList.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const summary: DealSummary = {
  number: 'DL-1002',
  name: 'Head office and four depots',
  customerName: 'Larkspur Engineering',
  product: 'wan',
  status: 'pending',
  waitingFor: 'us',
  expected: { mrc: gbp(185_000), tcv: gbp(6_660_000) },
  termMonths: 36,
  expectedCloseOn: '2027-01-22',
  registeredBy: { id: 'noor', name: 'Noor Rahman' },
  registeredAt: '2026-11-19T10:12:00Z',
  decisionDueOn: '2026-11-26',
  protectedUntil: null,
  quoteNumber: null,
  updatedAt: '2026-11-20T15:00:00Z',
};

/** A deal whose texts are longer than their room, in scripts of both directions. */
const longDeal: DealSummary = {
  ...summary,
  number: 'DL-999999',
  name: `Network of ${'Llanfairpwllgwyngyll'.repeat(3)}`,
  customerName: 'شركة الاتصالات العربية المحدودة',
  status: 'approved',
  waitingFor: null,
  decisionDueOn: null,
  protectedUntil: '2027-02-18',
  registeredBy: { id: 'b', name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
};

export const dealList: DealList = {
  page: 1,
  pageSize: 25,
  total: 72,
  items: [
    {
      ...summary,
      number: 'DL-1003',
      name: 'Backup lines',
      status: 'returned',
      waitingFor: 'you',
      decisionDueOn: null,
    },
    summary,
    longDeal,
  ],
  facets: {
    status: [
      { id: 'pending', count: 19 },
      { id: 'returned', count: 1 },
    ],
    waitingFor: [
      { id: 'you', count: 18 },
      { id: 'us', count: 2 },
    ],
    product: [{ id: 'wan', count: 30 }],
  },
};

export const emptyDealList: DealList = {
  page: 1,
  pageSize: 25,
  total: 0,
  items: [],
  facets: { status: [], waitingFor: [], product: [] },
};

/** A deal that waits for our decision. */
export const reviewedDeal: DealDetails = {
  ...summary,
  etag: '"2"',
  customerPostcode: 'BS1 6QF',
  description:
    'They replace their MPLS network. The IT director has asked for prices by the end of the month.',
  step: 'review',
  approval: {
    id: 'AP-7020',
    state: 'approved',
    by: 'Amelia Hartley',
    at: '2026-11-20T15:00:00Z',
    comment: '',
  },
  question: null,
  protection: null,
  reason: '',
  quote: null,
  history: [
    { at: '2026-11-20T15:00:00Z', event: 'companyApproved', by: 'Amelia Hartley', note: '' },
    { at: '2026-11-19T10:12:00Z', event: 'registered', by: 'Noor Rahman', note: '' },
  ],
  allowedActions: ['withdraw'],
  refusedActions: [],
};

/** A deal that waits for an approver of the company. */
export const submittedDeal: DealDetails = {
  ...reviewedDeal,
  etag: '"1"',
  step: 'approval',
  waitingFor: 'you',
  approval: { id: 'AP-7020', state: 'pending', by: null, at: null, comment: '' },
  history: [{ at: '2026-11-19T10:12:00Z', event: 'registered', by: 'Noor Rahman', note: '' }],
};

/** A deal that was withdrawn before the decision. */
export const draftDeal: DealDetails = {
  ...reviewedDeal,
  number: 'DL-1001',
  etag: '"3"',
  status: 'draft',
  waitingFor: 'you',
  step: null,
  decisionDueOn: null,
  history: [
    { at: '2026-11-21T09:00:00Z', event: 'withdrawn', by: 'Noor Rahman', note: 'Two sites are missing.' },
    ...reviewedDeal.history,
  ],
  allowedActions: ['edit'],
};

const question = 'Who do you work with at the customer, and since when?';

/** A deal about which we have asked something. */
export const returnedDeal: DealDetails = {
  ...reviewedDeal,
  etag: '"3"',
  status: 'returned',
  waitingFor: 'you',
  step: null,
  decisionDueOn: null,
  question: {
    text: question,
    askedBy: 'Helena Brandt, Quayside',
    askedAt: '2026-11-21T09:00:00Z',
    answerBy: '2026-12-05',
    answer: null,
  },
  history: [
    { at: '2026-11-21T09:00:00Z', event: 'returned', by: 'Helena Brandt, Quayside', note: question },
    ...reviewedDeal.history,
  ],
  allowedActions: ['answer', 'withdraw'],
};

/** The same deal once the question was answered. */
export const answeredDeal: DealDetails = {
  ...reviewedDeal,
  etag: '"4"',
  question: {
    text: question,
    askedBy: 'Helena Brandt, Quayside',
    askedAt: '2026-11-21T09:00:00Z',
    answerBy: '2026-12-05',
    answer: { text: 'The IT director, since 2021.', by: 'Noor Rahman', at: '2026-11-22T09:00:00Z' },
  },
};

export const approvedDeal: DealDetails = {
  ...reviewedDeal,
  etag: '"5"',
  status: 'approved',
  waitingFor: null,
  step: null,
  decisionDueOn: null,
  protectedUntil: '2026-12-04',
  protection: { from: '2026-09-05', until: '2026-12-04', extension: null },
  history: [
    { at: '2026-09-05T09:00:00Z', event: 'approved', by: 'Helena Brandt, Quayside', note: '' },
    ...reviewedDeal.history,
  ],
  allowedActions: ['quote', 'extend', 'withdraw'],
};

/** The same deal once its protection was extended. */
export const extendedDeal: DealDetails = {
  ...approvedDeal,
  etag: '"6"',
  protectedUntil: '2027-02-02',
  protection: {
    from: '2026-09-05',
    until: '2027-02-02',
    extension: {
      at: '2026-11-22T10:40:00Z',
      by: 'Noor Rahman',
      reason: 'The board decides in the new year.',
      days: 60,
    },
  },
  history: [
    {
      at: '2026-11-22T10:40:00Z',
      event: 'extended',
      by: 'Noor Rahman',
      note: 'The board decides in the new year.',
    },
    ...approvedDeal.history,
  ],
  allowedActions: ['quote', 'withdraw'],
};

export const orderedDeal: DealDetails = {
  ...approvedDeal,
  quoteNumber: 'QT-40012',
  quote: {
    number: 'QT-40012',
    status: 'ordered',
    isVisible: true,
    order: { id: 'OR-55301', status: 'inDelivery', provisioningCase: 'PC-204301' },
  },
  allowedActions: [],
};

export const rejectedDeal: DealDetails = {
  ...reviewedDeal,
  status: 'rejected',
  waitingFor: null,
  step: null,
  decisionDueOn: null,
  reason: 'The customer has a contract with us already.',
  allowedActions: [],
};

export function dealStateOf(query: string): DealListState {
  return dealsPath.query.read(new URLSearchParams(query));
}

export const receivedAtMs: number = Date.UTC(2026, 10, 22, 10, 42);
