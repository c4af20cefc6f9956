import { refused } from '@quayside/shared/rights/actions.fixtures.ts';
import { approvalsPath } from '@quayside/contract/paths/approvals';
import type { ApprovalDetails, ApprovalList, ApprovalSummary, Delegations } from './api.ts';
import { type ApprovalListState } from './list/approvalList.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const charge: ApprovalSummary = {
  etag: '"1"',
  id: 'AP-7001',
  kind: 'ecc',
  title: 'Excess construction charge at Bristol Temple Quay',
  status: 'pending',
  waitingFor: 'you',
  subject: { kind: 'delivery', id: 'PC-204292', name: 'Bristol Temple Quay 1 Gbps' },
  total: { nrc: gbp(462_400), mrc: gbp(0), tcv: gbp(462_400) },
  requestedBy: { id: 'quayside.delivery', name: 'Louise Carter, Quayside' },
  requestedAt: '2026-11-19T09:00:00Z',
  dueAt: '2026-11-28T17:00:00Z',
  due: 'week',
  ifNotDecided: 'The delivery stays on hold, and its date moves.',
  approver: { id: 'amelia', name: 'Amelia Hartley' },
  decidedAt: null,
};

const secondCharge: ApprovalSummary = {
  ...charge,
  id: 'AP-7002',
  title: 'Excess construction charge at Leeds Exchange',
  subject: { kind: 'delivery', id: 'PC-204315', name: 'Leeds Exchange 500 Mbps' },
  total: { nrc: gbp(173_400), mrc: gbp(0), tcv: gbp(173_400) },
};

const change: ApprovalSummary = {
  ...charge,
  id: 'AP-7003',
  kind: 'change',
  title: 'Leeds Exchange 500 Mbps: 500 Mbps to 1 Gbps',
  subject: { kind: 'change', id: 'CR-3001', name: '500 Mbps to 1 Gbps' },
  total: { nrc: gbp(15_000), mrc: gbp(9250), tcv: gbp(237_000) },
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  dueAt: '2026-11-18T21:36:00Z',
  due: 'overdue',
  ifNotDecided:
    'The change is cancelled when its window begins. You can request it again with another window.',
};

const orderExpires = 'The order expires. Nothing is delivered or charged.';
const approvedOrder: ApprovalSummary = {
  ...charge,
  id: 'AP-7004',
  kind: 'order',
  ifNotDecided: orderExpires,
  title: 'Retail refresh, north',
  subject: { kind: 'order', id: 'OR-79973', name: 'Retail refresh, north' },
  total: { nrc: gbp(90_000), mrc: gbp(61_000), tcv: gbp(2_286_000) },
  requestedBy: { id: 'tom.ellery', name: 'Tom Ellery' },
  status: 'approved',
  waitingFor: null,
  due: null,
  decidedAt: '2026-11-20T10:00:00Z',
};

/** An approval whose texts are longer than their room, in scripts of both directions. */
export const longApproval: ApprovalSummary = {
  ...change,
  id: 'AP-799999',
  title: `${'Llanfairpwllgwyngyll'.repeat(3)} مركز بيانات الميناء الجديد: Move to another address`,
  requestedBy: { id: 'b', name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
  total: { nrc: gbp(999_999_999), mrc: gbp(-999_999_999), tcv: gbp(99_999_999_999) },
};

export const approvalList: ApprovalList = {
  page: 1,
  pageSize: 25,
  total: 4,
  items: [charge, secondCharge, change, approvedOrder],
  facets: {
    scope: [
      { id: 'mine', count: 4 },
      { id: 'delegated', count: 2 },
      { id: 'all', count: 575 },
    ],
    status: [
      { id: 'pending', count: 3 },
      { id: 'approved', count: 1 },
    ],
    kind: [
      { id: 'ecc', count: 2 },
      { id: 'change', count: 1 },
      { id: 'order', count: 1 },
    ],
    due: [
      { id: 'week', count: 2 },
      { id: 'overdue', count: 1 },
    ],
    requestedBy: [{ id: 'noor', name: 'Noor Rahman', count: 1 }],
  },
};

export const emptyApprovalList: ApprovalList = {
  ...approvalList,
  total: 0,
  items: [],
  facets: { scope: [], status: [], kind: [], due: [], requestedBy: [] },
};

export const approvalStateOf = (query: string): ApprovalListState =>
  approvalsPath.query.read(new URLSearchParams(query));

export const receivedAtMs = Date.parse('2026-11-21T10:42:00Z');

/** A pending approval that the user may decide about. */
export const pendingApproval: ApprovalDetails = {
  ...charge,
  description:
    '136 m of new duct are needed from the footway to the building. If you reject it: we cancel the order free of charge.',
  reason: '',
  lines: [{ label: 'Construction by the carrier', nrc: gbp(462_400), mrc: gbp(0) }],
  changes: [],
  history: [{ at: '2026-11-19T09:00:00Z', event: 'submitted', by: 'Louise Carter, Quayside', note: '' }],
  questions: [],
  decision: null,
  limit: gbp(25_000_000),
  delegatedBy: null,
  allowedActions: ['approve', 'reject', 'ask'],
  refusedActions: [],
  related: [],
};

/** The same one, after the user approved it. */
export const approvedApproval: ApprovalDetails = {
  ...pendingApproval,
  etag: '"2"',
  status: 'approved',
  waitingFor: null,
  due: null,
  decidedAt: '2026-11-21T10:40:00Z',
  history: [
    { at: '2026-11-21T10:40:00Z', event: 'approved', by: 'Priya Shah', note: 'In the budget of Q4.' },
    ...pendingApproval.history,
  ],
  decision: {
    decision: 'approved',
    by: { id: 'priya.shah', name: 'Priya Shah' },
    at: '2026-11-21T10:40:00Z',
    comment: 'In the budget of Q4.',
  },
  allowedActions: [],
};

/** The same approval after the requester answered a question. */
export const answeredApproval: ApprovalDetails = {
  ...pendingApproval,
  etag: '"3"',
  history: [
    {
      at: '2026-11-21T10:40:00Z',
      event: 'answered',
      by: 'Louise Carter, Quayside',
      note: 'There is no shorter one.',
    },
    { at: '2026-11-21T10:30:00Z', event: 'asked', by: 'Amelia Hartley', note: 'Is there a shorter route?' },
    ...pendingApproval.history,
  ],
  questions: [
    {
      id: 'Q-1',
      text: 'Is there a shorter route?',
      by: { id: 'amelia', name: 'Amelia Hartley' },
      at: '2026-11-21T10:30:00Z',
      reply: {
        text: 'There is no shorter one.',
        by: { id: 'quayside.delivery', name: 'Louise Carter, Quayside' },
        at: '2026-11-21T10:40:00Z',
      },
    },
  ],
};

/** A change that its requester corrected after submitting it, delegated by a colleague, and overdue. */
export const changedApproval: ApprovalDetails = {
  ...pendingApproval,
  ...change,
  description: 'Bandwidth: 1 Gbps in place of 500 Mbps. Monthly charge: £92.50 in place of £102.00.',
  reason: 'The office grows to 400 people.',
  lines: [
    { label: 'Work on the service', nrc: gbp(15_000), mrc: gbp(0) },
    { label: 'The service after the change', nrc: gbp(0), mrc: gbp(9250) },
  ],
  changes: [
    { field: 'mrc', before: '£102.00', after: '£92.50' },
    { field: 'date', before: null, after: 'Outside office hours' },
  ],
  history: [
    { at: '2026-11-20T05:00:00Z', event: 'changed', by: 'Noor Rahman', note: '' },
    { at: '2026-11-19T09:00:00Z', event: 'submitted', by: 'Noor Rahman', note: '' },
  ],
  approver: { id: 'priya.shah', name: 'Priya Shah' },
  delegatedBy: { id: 'priya.shah', name: 'Priya Shah' },
};

/** An order that was approved and is delivered. */
export const approvedOrderDetails: ApprovalDetails = {
  ...approvedApproval,
  kind: 'order',
  ifNotDecided: orderExpires,
  description: '1 service of 36 months. Purchase order PO-77310.',
  title: 'Bristol offices',
  subject: { kind: 'order', id: 'OR-80001', name: 'Bristol offices' },
  related: [
    { kind: 'quote', id: 'QT-40001', name: 'Bristol offices' },
    { kind: 'service', id: 'QS-130001', name: 'Bristol Temple Quay 1 Gbps' },
    { kind: 'delivery', id: 'PC-230001', name: 'Bristol Temple Quay 1 Gbps' },
  ],
};

const siteNumbers = Array.from({ length: 30 }, (_, index) => index + 1);
/** The approved order of 30 sites. */
export const manySitesApproval: ApprovalDetails = {
  ...approvedOrderDetails,
  description: '30 services of 36 months. Purchase order PO-77310.',
  related: [
    ...approvedOrderDetails.related.slice(0, 1),
    ...siteNumbers.flatMap((number) => [
      { kind: 'service' as const, id: `QS-${130_000 + number}`, name: `Site ${number} 100 Mbps` },
      { kind: 'delivery' as const, id: `PC-${230_000 + number}`, name: `Site ${number} 100 Mbps` },
    ]),
  ],
  lines: siteNumbers.map((number) => ({
    label: `Site ${number}, Internet Access 100 Mbps`,
    nrc: gbp(3800),
    mrc: gbp(3600),
  })),
};

export const ownApproval: ApprovalDetails = {
  ...changedApproval,
  requestedBy: { id: 'amelia', name: 'Amelia Hartley' },
  delegatedBy: null,
  changes: [],
  allowedActions: [],
  refusedActions: refused('You asked for this yourself. Priya Shah decides about it.', 'approve', 'reject'),
};

export const largeApproval: ApprovalDetails = {
  ...changedApproval,
  kind: 'order',
  ifNotDecided: orderExpires,
  description: '2 services of 36 months. Purchase order PO-77311.',
  title: 'Leeds contact centre',
  subject: { kind: 'order', id: 'OR-79972', name: 'Leeds contact centre' },
  total: { nrc: gbp(1_080_000), mrc: gbp(1_152_000), tcv: gbp(42_552_000) },
  waitingFor: 'colleague',
  allowedActions: ['ask'],
  refusedActions: refused(
    'The total of £425,520 is above your limit of £250,000. Priya Shah decides about it.',
    'approve',
    'reject',
  ),
};

/** No delegation of the user, and one to the user. */
export const delegations: Delegations = {
  etag: '"0"',
  given: null,
  received: [{ from: '2026-11-16', until: '2026-11-30', by: { id: 'priya.shah', name: 'Priya Shah' } }],
};

/** A delegation of the user, and none to the user. */
export const givenDelegation: Delegations = {
  etag: '"1"',
  given: { from: '2026-11-20', until: '2026-12-04', to: { id: 'priya.shah', name: 'Priya Shah' } },
  received: [],
};
