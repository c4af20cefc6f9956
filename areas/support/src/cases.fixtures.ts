import { casesPath } from '@quayside/contract/paths/support';
import type { CaseList, CaseSummary } from './api.ts';
import { type CaseListState } from './list/caseList.ts';

export const receivedAtMs: number = Date.parse('2026-11-21T10:42:00Z');

const bristol: CaseSummary = {
  caseNumber: '00012345',
  subject: 'Loss of service at Bristol Temple Quay',
  type: 'fault',
  status: 'waitingForYou',
  waitingFor: 'you',
  impact: 'down',
  priority: 'high',
  service: { id: 'QS-104200', name: 'Bristol Temple Quay 500 Mbps', product: 'Internet Access' },
  siteName: 'Bristol Temple Quay',
  customerReference: 'INC-4471',
  raisedBy: { id: 'noor', name: 'Noor Rahman' },
  raisedAt: '2026-11-20T08:12:00Z',
  updatedAt: '2026-11-21T09:30:00Z',
  nextUpdateDueAt: '2026-11-21T13:30:00Z',
  unreadCount: 1,
  isFollowed: true,
};

const invoice: CaseSummary = {
  ...bristol,
  caseNumber: '00012348',
  subject: 'Purchase order number is missing on our invoice',
  type: 'billing',
  status: 'withSupplier',
  waitingFor: 'thirdParty',
  impact: 'none',
  priority: 'normal',
  service: null,
  siteName: null,
  customerReference: '',
  unreadCount: 0,
  isFollowed: false,
};

const closed: CaseSummary = {
  ...invoice,
  caseNumber: '00012001',
  subject: 'Connection drops several times an hour',
  type: 'fault',
  status: 'closed',
  waitingFor: null,
  impact: 'intermittent',
  siteName: 'Ipswich Canal Wharf',
};

/** A case whose texts are longer than their room, in scripts of both directions. */
export const longCase: CaseSummary = {
  ...bristol,
  caseNumber: '00012299',
  subject: `No light on the A end since 06:40, ${'Llanfairpwllgwyngyll'.repeat(3)}, second floor, rack 12`,
  siteName: 'مركز بيانات الرياض',
  raisedBy: { id: 'b', name: 'Bartholomew Featherstonehaugh-Cholmondeley-Marjoribanks' },
  unreadCount: 128,
};

export const caseList: CaseList = {
  page: 1,
  pageSize: 25,
  total: 4674,
  items: [bristol, invoice, closed],
  facets: {
    scope: [
      { id: 'mine', count: 378 },
      { id: 'organisation', count: 4674 },
      { id: 'followed', count: 518 },
    ],
    waitingFor: [
      { id: 'you', count: 112 },
      { id: 'us', count: 301 },
      { id: 'thirdParty', count: 58 },
    ],
    status: [
      { id: 'new', count: 40 },
      { id: 'closed', count: 4203 },
    ],
    impact: [{ id: 'down', count: 14 }],
    type: [{ id: 'fault', count: 2100 }],
    raisedBy: [{ id: 'noor', name: 'Noor Rahman', count: 378 }],
  },
};

export const emptyCaseList: CaseList = { ...caseList, total: 0, items: [] };

export function caseStateOf(query: string): CaseListState {
  return casesPath.query.read(new URLSearchParams(query));
}
