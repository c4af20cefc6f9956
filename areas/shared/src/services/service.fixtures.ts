import { refused } from '../rights/actions.fixtures.ts';
import type { ServiceDetails, ServiceSite, ServiceSummary } from './serviceApi.ts';

export const receivedAtMs: number = Date.parse('2026-11-21T10:42:00Z');

/** A service of which lists say that it is down. */
export const bristol: ServiceSummary = {
  id: 'QS-104200',
  name: 'Bristol Temple Quay 500 Mbps',
  customerReference: 'BRS-HQ',
  product: 'Internet Access',
  status: 'live',
  health: 'down',
  aEnd: { siteId: 'ST-1001', name: 'Bristol Temple Quay', postcode: 'BS1 6DZ' },
  bEnd: null,
  bandwidthMbps: 500,
  contractEnd: '2027-10-04',
  mrc: { amount: 35069, currency: 'GBP' },
  openCases: 1,
  waitingFor: null,
  projectId: null,
};

/** A service between two sites, as lists show it. */
export const aberdeen: ServiceSummary = {
  ...bristol,
  id: 'QS-104957',
  name: 'Aberdeen Airport Way 1 Gbps',
  customerReference: '',
  product: 'Layer 2 Ethernet',
  health: 'up',
  aEnd: { siteId: 'ST-1002', name: 'Aberdeen Airport Way', postcode: 'AB4 6RD' },
  bEnd: { siteId: 'ST-1003', name: 'Peterborough Abbey House', postcode: 'PE19 1EQ' },
  bandwidthMbps: 1000,
  openCases: 0,
};

/** A service whose texts are longer than their room, in scripts of both directions, as lists show it. */
export const longSummary: ServiceSummary = {
  ...aberdeen,
  id: 'QS-199999',
  name: `<img src=x onerror=alert(1)> ${'Llanfairpwllgwyngyll'.repeat(3)} & Sons`,
  aEnd: { siteId: 'ST-9', name: 'مركز بيانات الرياض', postcode: 'AB4 6RD' },
  bandwidthMbps: 100_000,
  mrc: { amount: 1_234_567_890, currency: 'GBP' },
  openCases: 128,
};

const site: ServiceSite = {
  siteId: 'ST-1001',
  name: 'Bristol Temple Quay',
  address: ['148 Temple Quay', 'Bristol'],
  postcode: 'BS1 6DZ',
  accessTechnology: 'Fibre, diverse entry',
  carrier: 'Openreach',
  carrierCircuitId: 'OGEA-7741-2210',
  demarcation: 'Rack 4, panel B, port 12, LC single mode',
  nni: null,
  vlan: null,
  contact: { name: 'Tom Ellery', phone: '020 7946 0018' },
};

/** A service that works, with everything that its page can show. */
export const liveService: ServiceDetails = {
  ...bristol,
  health: 'up',
  openCases: 0,
  etag: '"7"',
  costCentre: 'CC-410',
  orderId: 'OR-55200',
  purchaseOrder: 'PO-77310',
  provisioningCase: null,
  nrc: { amount: 50_000, currency: 'GBP' },
  activatedAt: '2024-10-04',
  healthSince: '2026-11-02T04:12:00Z',
  healthHistory: [
    { from: '2026-11-02T03:40:00Z', to: '2026-11-02T04:12:00Z', health: 'down', caseNumber: '00012001' },
    { from: '2026-09-14T08:00:00Z', to: '2026-09-14T10:05:00Z', health: 'degraded', caseNumber: null },
  ],
  dependencies: [
    {
      relation: 'carries',
      service: { id: 'QS-104201', name: 'Bristol voice', product: 'SIP Trunking' },
    },
    {
      relation: 'reliesOn',
      service: { id: 'QS-104228', name: 'Bristol backup line', product: 'Internet Access' },
    },
  ],
  sites: { a: site, b: null },
  contract: {
    startedAt: '2024-10-04',
    termMonths: 36,
    noticeDays: 90,
    noticeBy: '2027-07-06',
    endOfTerm: 'rollsMonthly',
    sla: { availabilityPercent: 99.95, restoreHours: 5, supportHours: '24x7' },
  },
  cease: null,
  suspension: null,
  changeLock: null,
  openChanges: 0,
  allowedActions: ['edit', 'raiseCase', 'lockChanges', 'requestChange', 'cease'],
  refusedActions: [],
  changedBy: null,
  changedAt: null,
};

/** A service between two sites, with an NNI at its far end. */
export const circuit: ServiceDetails = {
  ...liveService,
  product: 'Layer 2 Ethernet',
  bEnd: { siteId: 'ST-1003', name: 'Peterborough Abbey House', postcode: 'PE19 1EQ' },
  sites: {
    a: site,
    b: {
      ...site,
      siteId: 'ST-1003',
      name: 'Peterborough Abbey House',
      carrier: 'Colt',
      carrierCircuitId: 'CO1441-7490',
      nni: 'NNI-118',
      vlan: 2210,
      contact: null,
    },
  },
};

export const downService: ServiceDetails = {
  ...liveService,
  health: 'down',
  openCases: 1,
  healthSince: '2026-11-21T06:00:00Z',
  healthHistory: [
    { from: '2026-11-21T06:00:00Z', to: null, health: 'down', caseNumber: '00012345' },
    ...liveService.healthHistory,
  ],
};

export const lockedService: ServiceDetails = {
  ...liveService,
  changeLock: {
    by: { id: 'amelia', name: 'Amelia Hartley' },
    at: '2026-11-20T16:05:00Z',
    reason: 'Year-end freeze until 5 January',
  },
  allowedActions: ['edit', 'raiseCase', 'unlockChanges'],
  refusedActions: refused(
    'The service is locked against changes. Ask an administrator of your company to unlock it.',
    'requestChange',
    'cease',
  ),
};

/** A service whose notice deadline is near. */
export const expiringService: ServiceDetails = {
  ...liveService,
  contractEnd: '2027-03-31',
  contract: { ...liveService.contract, noticeBy: '2026-12-31', endOfTerm: 'renewsYearly' },
};

export const orderedService: ServiceDetails = {
  ...liveService,
  status: 'inDelivery',
  health: 'none',
  waitingFor: 'you',
  contractEnd: null,
  activatedAt: null,
  healthSince: null,
  healthHistory: [],
  dependencies: [],
  provisioningCase: 'PC-204292',
  projectId: 'PJ-301',
  contract: { ...liveService.contract, startedAt: null, noticeBy: null },
  allowedActions: ['edit', 'raiseCase'],
};

export const ceasingService: ServiceDetails = {
  ...liveService,
  status: 'ceasing',
  cease: { changeId: 'CR-3777', lastDay: '2027-02-22' },
  openChanges: 1,
  waitingFor: 'us',
  allowedActions: ['edit', 'raiseCase'],
};

export const suspendedService: ServiceDetails = {
  ...liveService,
  status: 'suspended',
  health: 'none',
  healthSince: null,
  healthHistory: [],
  suspension: { since: '2026-11-03T09:00:00Z', reason: 'unpaidInvoice' },
};

export const ceasedService: ServiceDetails = {
  ...liveService,
  status: 'ceased',
  health: 'none',
  healthSince: null,
  healthHistory: [],
  allowedActions: [],
};

/** A service whose texts are longer than their room, in scripts of both directions. */
export const longService: ServiceDetails = {
  ...circuit,
  ...longSummary,
  customerReference: 'REF-'.repeat(15),
  costCentre: 'مركز التكلفة 4100',
  openChanges: 12,
  dependencies: [
    {
      relation: 'protects',
      service: { id: 'QS-104241', name: 'مركز بيانات الميناء الجديد', product: 'MPLS VPN' },
    },
  ],
};
