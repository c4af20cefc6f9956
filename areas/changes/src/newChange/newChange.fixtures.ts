import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

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
  cease: null,
  suspension: null,
  changeLock: null,
  openChanges: 0,
  changedBy: null,
  changedAt: null,
  allowedActions: ['edit', 'requestChange', 'cease', 'raiseCase'],
  refusedActions: [],
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
