import { servicesPath } from '@quayside/contract/paths/services';
import type { ServiceList, ServiceSummary } from '../api.ts';
import { type ServiceListState } from '../serviceList.ts';

/** When the list was received. */
export const receivedAtMs: number = Date.parse('2026-11-21T10:42:00Z');

const bristol: ServiceSummary = {
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

const aberdeen: ServiceSummary = {
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

const exeter: ServiceSummary = {
  ...bristol,
  id: 'QS-104292',
  name: 'Exeter Southernhay 500 Mbps',
  status: 'inDelivery',
  health: 'none',
  contractEnd: null,
  openCases: 0,
  waitingFor: 'you',
  projectId: 'PJ-301',
};

/** A service whose texts are longer than their room, in scripts of both directions. */
export const longService: ServiceSummary = {
  ...aberdeen,
  id: 'QS-199999',
  name: `<img src=x onerror=alert(1)> ${'Llanfairpwllgwyngyll'.repeat(3)} & Sons`,
  aEnd: { siteId: 'ST-9', name: 'مركز بيانات الرياض', postcode: 'AB4 6RD' },
  bandwidthMbps: 100_000,
  mrc: { amount: 1_234_567_890, currency: 'GBP' },
  openCases: 128,
};

/** One page of services, with the counts of each filter. */
export const serviceList: ServiceList = {
  page: 1,
  pageSize: 25,
  total: 9314,
  items: [bristol, aberdeen, exeter],
  facets: {
    status: [
      { id: 'live', count: 9000 },
      { id: 'inDelivery', count: 314 },
    ],
    health: [
      { id: 'down', count: 3 },
      { id: 'up', count: 8980 },
    ],
    product: [{ id: 'Internet Access', count: 1500 }],
    waitingFor: [{ id: 'you', count: 12 }],
  },
};

/** A list without any service. */
export const emptyServiceList: ServiceList = { ...serviceList, total: 0, items: [] };

/** Returns the state of the list for a query of its address. */
export function serviceStateOf(query: string): ServiceListState {
  return servicesPath.query.read(new URLSearchParams(query));
}
