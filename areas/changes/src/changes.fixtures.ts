import { changesPath } from '@quayside/contract/paths/services';
import { type ChangeListState } from './list/changeList.ts';
import type { ChangeRequestDetails, ChangeRequestNumbers, ChangeRequestPreview } from './api.ts';
import type { ChangeRequestList, ChangeRequestSummary } from '@quayside/shared/changes/api.ts';

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
      { id: 'us', count: 222 },
      { id: 'you', count: 43 },
      { id: 'colleague', count: 3 },
    ],
  },
};

export const emptyChangeList: ChangeRequestList = {
  ...changeList,
  total: 0,
  items: [],
  facets: { status: [], type: [], waitingFor: [] },
};

/** What a request waits for that Priya Shah decides about. */
export const waitingForPriya = {
  waitingFor: 'colleague',
  waitingForPerson: { id: 'priya.shah', name: 'Priya Shah' },
} as const;

/** The same list for a reader who may not decide about the first request: a colleague does. */
export const changeListOfColleague: ChangeRequestList = {
  ...changeList,
  items: changeList.items.map((item, index) => (index === 0 ? { ...item, ...waitingForPriya } : item)),
};

export const changeStateOf = (query: string): ChangeListState =>
  changesPath.query.read(new URLSearchParams(query));

export const changeNumbers: ChangeRequestNumbers = {
  waitingForYou: { total: 43, items: [bandwidthSummary] },
  waitingForColleagues: 3,
  byStatus: changeList.facets.status,
  openByAge: [
    { id: 'week', count: 45 },
    { id: 'month', count: 142 },
    { id: 'older', count: 81 },
  ],
  nextWindows: [moveSummary],
};

export const bandwidthPreview: ChangeRequestPreview = {
  etag: '"7"',
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

export const pendingChange: ChangeRequestDetails = {
  ...bandwidthSummary,
  ...bandwidthPreview,
  etag: '"7"',
  reason: 'The office grows to 400 people.',
  cease: null,
  approval: { state: 'pending', by: null, at: null, comment: '' },
  schedule: [],
  history: [
    { at: '2026-11-19T08:00:00Z', status: 'awaitingApproval', by: 'Quayside', note: '' },
    { at: '2026-11-16T11:20:00Z', status: 'submitted', by: 'Noor Rahman', note: '' },
  ],
  allowedActions: ['cancel'],
  refusedActions: [],
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

export const receivedAtMs: number = Date.UTC(2026, 10, 22, 10, 42);
