import { changesPath } from '@quayside/contract/paths/services';
import type { ServiceDetails } from '../../api.ts';
import { type ChangeListState } from '../../changeList.ts';
import type {
  ChangeRequestDetails,
  ChangeRequestList,
  ChangeRequestNumbers,
  ChangeRequestPreview,
  ChangeRequestSummary,
} from '../../changeRequestsApi.ts';

const bandwidthSummary: ChangeRequestSummary = {
  id: 'CR-3001',
  type: 'bandwidth',
  title: '1 Gbps to 2 Gbps',
  status: 'awaitingApproval',
  waitingFor: 'you',
  impact: 'brief',
  service: { id: 'QS-104200', name: 'Bristol Temple Quay 1 Gbps', product: 'Internet Access' },
  siteName: 'Bristol Temple Quay',
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  requestedAt: '2026-11-16T11:20:00Z',
  updatedAt: '2026-11-19T08:00:00Z',
  window: { from: '2026-12-01T22:00:00Z', to: '2026-12-02T02:00:00Z' },
};

const moveSummary: ChangeRequestSummary = {
  ...bandwidthSummary,
  id: 'CR-3002',
  type: 'move',
  title: 'Move to another address',
  status: 'scheduled',
  waitingFor: 'us',
  impact: 'outage',
};

const contactSummary: ChangeRequestSummary = {
  ...moveSummary,
  id: 'CR-3003',
  type: 'contact',
  title: 'New site contact',
  status: 'done',
  waitingFor: null,
  impact: 'none',
  window: null,
};

/** A request whose texts are longer than their room, in scripts of both directions. */
export const longChange: ChangeRequestSummary = {
  ...moveSummary,
  id: 'CR-399999',
  title: `Move to ${'Llanfairpwllgwyngyll'.repeat(3)} Exchange, second floor`,
  siteName: 'مركز بيانات الرياض',
  requestedBy: { id: 'b', name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
};

/** One page of change requests, with the counts of each filter. */
export const changeList: ChangeRequestList = {
  page: 1,
  pageSize: 25,
  total: 688,
  items: [bandwidthSummary, moveSummary, contactSummary],
  facets: {
    status: [
      { id: 'awaitingApproval', count: 46 },
      { id: 'scheduled', count: 64 },
      { id: 'done', count: 211 },
    ],
    type: [
      { id: 'bandwidth', count: 240 },
      { id: 'move', count: 90 },
    ],
    waitingFor: [
      { id: 'you', count: 46 },
      { id: 'us', count: 222 },
    ],
  },
};

/** A page without change requests. */
export const emptyChangeList: ChangeRequestList = {
  ...changeList,
  total: 0,
  items: [],
  facets: { status: [], type: [], waitingFor: [] },
};

/** Returns the state of the list for a query of its address. */
export const changeStateOf = (query: string): ChangeListState =>
  changesPath.query.read(new URLSearchParams(query));

/** The numbers of the dashboard. */
export const changeNumbers: ChangeRequestNumbers = {
  waitingForYou: { total: 46, items: [bandwidthSummary] },
  byStatus: changeList.facets.status,
  openByAge: [
    { id: 'week', count: 45 },
    { id: 'month', count: 142 },
    { id: 'older', count: 81 },
  ],
  nextWindows: [moveSummary],
};

/** The charges and effects of a change of bandwidth. */
export const bandwidthPreview: ChangeRequestPreview = {
  charges: {
    nrc: { amount: 15_000, currency: 'GBP' },
    mrcBefore: { amount: 42_000, currency: 'GBP' },
    mrcAfter: { amount: 55_000, currency: 'GBP' },
    earlyTerminationFee: null,
    earliestDate: '2026-12-01',
  },
  diff: [{ field: 'bandwidth', before: '1 Gbps', after: '2 Gbps' }],
  impact: 'brief',
};

/** A request that waits for approval. */
export const pendingChange: ChangeRequestDetails = {
  ...bandwidthSummary,
  ...bandwidthPreview,
  etag: '"7"',
  reason: 'The office grows to 400 people.',
  approval: { state: 'pending', by: null, at: null, comment: '' },
  schedule: [],
  history: [
    { at: '2026-11-19T08:00:00Z', status: 'awaitingApproval', by: 'Quayside', note: '' },
    { at: '2026-11-16T11:20:00Z', status: 'submitted', by: 'Noor Rahman', note: '' },
  ],
  allowedActions: ['cancel'],
};

/** The same request once it was approved and scheduled. */
export const scheduledChange: ChangeRequestDetails = {
  ...pendingChange,
  etag: '"8"',
  status: 'scheduled',
  waitingFor: 'us',
  approval: { state: 'approved', by: 'Amelia Hartley', at: '2026-11-20T09:10:00Z', comment: '' },
  schedule: [
    {
      title: 'Prepare and take a backup',
      from: '2026-12-01T22:00:00Z',
      to: '2026-12-01T23:00:00Z',
      state: 'current',
    },
    {
      title: 'Make the change',
      from: '2026-12-01T23:00:00Z',
      to: '2026-12-02T00:00:00Z',
      state: 'upcoming',
    },
  ],
  history: [
    { at: '2026-11-20T09:10:00Z', status: 'scheduled', by: 'Amelia Hartley', note: '' },
    ...pendingChange.history,
  ],
};

/** The same request once it was cancelled. */
export const cancelledChange: ChangeRequestDetails = {
  ...pendingChange,
  etag: '"9"',
  status: 'cancelled',
  waitingFor: null,
  approval: { state: 'withdrawn', by: 'Noor Rahman', at: '2026-11-20T09:10:00Z', comment: '' },
  history: [
    { at: '2026-11-20T09:10:00Z', status: 'cancelled', by: 'Noor Rahman', note: 'The move is off.' },
    ...pendingChange.history,
  ],
  allowedActions: [],
};

const site = { siteId: 'ST-1001', name: 'Bristol Temple Quay', postcode: 'BS1 6DZ' };

/** A live service of 1 Gbps. */
export const liveService: ServiceDetails = {
  id: 'QS-104200',
  name: 'Bristol Temple Quay 1 Gbps',
  customerReference: 'BTQ-WAN-1',
  product: 'Internet Access',
  status: 'live',
  health: 'up',
  aEnd: site,
  bEnd: null,
  bandwidthMbps: 1000,
  contractEnd: '2027-06-30',
  mrc: { amount: 42_000, currency: 'GBP' },
  openCases: 0,
  waitingFor: null,
  projectId: null,
  etag: '"3"',
  costCentre: '',
  orderId: 'OR-55200',
  provisioningCase: null,
  nrc: { amount: 50_000, currency: 'GBP' },
  activatedAt: '2024-07-01',
  healthSince: null,
  healthHistory: [],
  dependencies: [],
  sites: {
    a: {
      ...site,
      address: ['1 Temple Quay', 'Bristol'],
      accessTechnology: 'Fibre',
      carrier: 'Openreach',
      carrierCircuitId: 'OGEA1',
      demarcation: 'Comms room',
      nni: null,
      vlan: null,
      contact: null,
    },
    b: null,
  },
  contract: {
    startedAt: '2024-07-01',
    termMonths: 36,
    noticeDays: 90,
    noticeBy: '2027-04-01',
    endOfTerm: 'rollsMonthly',
    sla: { availabilityPercent: 99.95, restoreHours: 5, supportHours: '24 hours, every day' },
  },
  changeLock: null,
  openChanges: 0,
  allowedActions: ['edit', 'requestChange', 'cease', 'raiseCase'],
};

/** The same service, locked by an administrator. */
export const lockedService: ServiceDetails = {
  ...liveService,
  changeLock: {
    by: { id: 'amelia', name: 'Amelia Hartley' },
    at: '2026-11-18T09:00:00Z',
    reason: 'No changes before the end of the year.',
  },
  allowedActions: ['edit', 'raiseCase'],
};

/** When the data of the stories was received. */
export const receivedAtMs: number = Date.UTC(2026, 10, 22, 10, 42);
