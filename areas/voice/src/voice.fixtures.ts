import type { NumberList, NumberRange, NumberRangeList, TrunkDetails, TrunkList } from './api.ts';

export const receivedAtMs = Date.UTC(2026, 10, 23, 10, 42);

export const confirmedRange: NumberRange = {
  etag: '"1"',
  id: 'NR-5001',
  first: '+441174960000',
  last: '+441174960099',
  size: 100,
  areaName: 'Bristol',
  label: 'Reception and sales',
  trunk: { id: 'TK-301', name: 'Bristol Temple Quay voice' },
  site: { siteId: 'ST-1001', name: 'Bristol Temple Quay', postcode: 'BS1 6AA' },
  emergency: {
    state: 'confirmed',
    address: {
      name: 'Northgate Networks Ltd',
      lines: ['14 Temple Quay', 'Second floor'],
      town: 'Bristol',
      postcode: 'BS1 6AA',
    },
    note: null,
  },
  changedBy: null,
  changedAt: null,
  allowedActions: ['edit', 'setEmergencyAddress'],
  refusedActions: [],
};

/** A single number without an address, a label and a trunk. */
export const missingRange: NumberRange = {
  ...confirmedRange,
  id: 'NR-5002',
  first: '+441603960018',
  last: '+441603960018',
  size: 1,
  areaName: 'Norwich',
  label: '',
  trunk: null,
  site: { siteId: 'ST-1006', name: 'Norwich Whiting Road', postcode: 'NR4 6DN' },
  emergency: { state: 'missing', address: null, note: null },
};

export const rejectedRange: NumberRange = {
  ...confirmedRange,
  id: 'NR-5003',
  first: '+442079460000',
  last: '+442079460009',
  size: 10,
  areaName: 'London',
  label: 'Lift alarm',
  emergency: {
    state: 'rejected',
    address: { name: 'Northgate', lines: ['PO Box 12'], town: 'London', postcode: 'EC2 4AB' },
    note: 'The emergency services can’t go to a PO box. Enter the address of the building.',
  },
};

export const rangeList: NumberRangeList = {
  page: 1,
  pageSize: 25,
  total: 3,
  numberTotal: 111,
  items: [confirmedRange, missingRange, rejectedRange],
  facets: {
    emergency: [
      { id: 'confirmed', count: 1 },
      { id: 'missing', count: 1 },
      { id: 'rejected', count: 1 },
    ],
    trunkId: [{ id: 'TK-301', name: 'Bristol Temple Quay voice', count: 2 }],
    area: [
      { id: 'Bristol', count: 1 },
      { id: 'London', count: 1 },
      { id: 'Norwich', count: 1 },
    ],
  },
};

export const numberList: NumberList = {
  page: 1,
  pageSize: 25,
  total: 100,
  items: [
    { number: '+441174960000', lastCallAt: '2026-11-20T09:12:00Z' },
    { number: '+441174960001', lastCallAt: null },
    { number: '+441174960002', lastCallAt: '2026-11-22T16:40:00Z' },
  ],
};

export const upTrunk: TrunkDetails = {
  etag: '"1"',
  id: 'TK-301',
  name: 'Bristol Temple Quay voice',
  service: { id: 'QS-104201', name: 'Bristol Temple Quay 500 Mbps', product: 'SIP Trunking' },
  site: { siteId: 'ST-1001', name: 'Bristol Temple Quay', postcode: 'BS1 6AA' },
  status: 'up',
  channels: 60,
  channelsIn: 18,
  channelsOut: 9,
  peak: 51,
  peakAt: '2026-11-23T10:15:00Z',
  numberCount: 412,
  barring: ['premium'],
  fraudLimit: { amount: 5000, currency: 'GBP' },
  fraudUsed: { amount: 1240, currency: 'GBP' },
  fraudAction: 'block',
  endpoints: [
    { address: '198.51.100.12:5061', transport: 'TLS', state: 'registered', since: '2026-11-02T04:10:00Z' },
    { address: '203.0.113.12:5061', transport: 'TLS', state: 'registered', since: '2026-11-02T04:10:00Z' },
  ],
  allowedActions: ['edit', 'raiseCase'],
  refusedActions: [],
  changedBy: null,
  changedAt: null,
};

/** A trunk that carries no calls and has nearly used up its fraud limit. */
export const downTrunk: TrunkDetails = {
  ...upTrunk,
  id: 'TK-310',
  name: 'Leeds Wellington Place voice',
  status: 'down',
  channelsIn: 0,
  channelsOut: 0,
  peak: 60,
  fraudUsed: { amount: 4700, currency: 'GBP' },
  endpoints: upTrunk.endpoints.map((endpoint) => ({ ...endpoint, state: 'unreachable' })),
};

const { endpoints: _up, ...upSummary } = upTrunk;
const { endpoints: _down, ...downSummary } = downTrunk;

export const trunkList: TrunkList = {
  page: 1,
  pageSize: 25,
  total: 2,
  items: [upSummary, downSummary],
  facets: {
    status: [
      { id: 'up', count: 1 },
      { id: 'down', count: 1 },
    ],
    fraud: [{ id: 'near', count: 1 }],
  },
};
