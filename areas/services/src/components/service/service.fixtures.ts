import type { RelatedCases } from '@quayside/shared/cases/api.ts';
import type { ServiceDetails, ServiceSite } from '../../api.ts';
import type {
  ChangeRequestDetails,
  ChangeRequestList,
  ChangeRequestPreview,
} from '../../changeRequestsApi.ts';
import type { ServiceDocuments } from '../../relatedApi.ts';
import { longService as longSummary, receivedAtMs, serviceList } from '../services.fixtures.ts';

/** When the stories look at a service. */
export const now = receivedAtMs;

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

const [bristol] = serviceList.items;
if (bristol === undefined) throw new Error('The list of the fixtures is empty.');

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
  changeLock: null,
  openChanges: 0,
  allowedActions: ['edit', 'raiseCase', 'lockChanges', 'requestChange', 'cease'],
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

/** A service that is down, with a case about it. */
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

/** A service that an administrator locked. */
export const lockedService: ServiceDetails = {
  ...liveService,
  changeLock: {
    by: { id: 'amelia', name: 'Amelia Hartley' },
    at: '2026-11-20T16:05:00Z',
    reason: 'Year-end freeze until 5 January',
  },
  allowedActions: ['edit', 'raiseCase', 'unlockChanges'],
};

/** A service whose notice deadline is near. */
export const expiringService: ServiceDetails = {
  ...liveService,
  contractEnd: '2027-03-31',
  contract: { ...liveService.contract, noticeBy: '2026-12-31', endOfTerm: 'renewsYearly' },
};

/** A service that is not live yet. */
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

/** A service that is being ceased. */
export const ceasingService: ServiceDetails = {
  ...liveService,
  status: 'ceasing',
  openChanges: 1,
  waitingFor: 'us',
  allowedActions: ['edit', 'raiseCase'],
};

/** A service that has ended. */
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

/** Change requests of a service, of which there are more. */
export const serviceChanges: ChangeRequestList = {
  page: 1,
  pageSize: 10,
  total: 14,
  items: [
    {
      id: 'CR-3001',
      type: 'bandwidth',
      title: '500 Mbps to 1 Gbps',
      status: 'awaitingApproval',
      waitingFor: 'you',
      impact: 'brief',
      service: { id: liveService.id, name: liveService.name, product: liveService.product },
      siteName: site.name,
      requestedBy: { id: 'noor', name: 'Noor Rahman' },
      requestedAt: '2026-11-16T11:20:00Z',
      updatedAt: '2026-11-19T08:00:00Z',
      window: { from: '2026-12-01T22:00:00Z', to: '2026-12-02T02:00:00Z' },
    },
  ],
  facets: { status: [], type: [], waitingFor: [] },
};

/** Cases about a service. */
export const serviceCases: RelatedCases = {
  page: 1,
  pageSize: 10,
  total: 1,
  items: [
    {
      caseNumber: '00012345',
      subject: 'Loss of service at Bristol Temple Quay',
      status: 'waitingForYou',
      waitingFor: 'you',
      impact: 'down',
      updatedAt: '2026-11-21T07:41:00Z',
    },
  ],
};

/** A page of the documents about a service. */
export const serviceDocuments: ServiceDocuments = {
  total: 31,
  items: [
    {
      id: 'SR-104200-2026-10',
      name: 'Service report, October 2026: Bristol Temple Quay',
      description: 'Availability, traffic and incidents of Internet Access QS-104200',
      type: 'pdf',
      size: 459_000,
      version: '1.0',
      publishedAt: '2026-11-03T09:00:00Z',
    },
  ],
};

/** The charges of a cease on the earliest day. */
export const ceasePreview: ChangeRequestPreview = {
  charges: {
    nrc: { amount: 0, currency: 'GBP' },
    mrcBefore: liveService.mrc,
    mrcAfter: { amount: 0, currency: 'GBP' },
    earlyTerminationFee: { amount: 224_442, currency: 'GBP' },
    earliestDate: '2027-02-22',
  },
  diff: [{ field: 'service', before: liveService.name, after: null }],
  impact: 'outage',
};

/** The request that a cease makes. */
export const ceaseRequest: ChangeRequestDetails = {
  id: 'CR-3777',
  type: 'cease',
  title: 'Cease the service',
  status: 'submitted',
  waitingFor: 'us',
  impact: 'outage',
  service: { id: liveService.id, name: liveService.name, product: liveService.product },
  siteName: site.name,
  requestedBy: { id: 'noor', name: 'Noor Rahman' },
  requestedAt: '2026-11-21T10:42:00Z',
  updatedAt: '2026-11-21T10:42:00Z',
  window: null,
  etag: '"1"',
  reason: '',
  diff: ceasePreview.diff,
  charges: ceasePreview.charges,
  approval: null,
  schedule: [],
  history: [],
  allowedActions: ['cancel'],
};
