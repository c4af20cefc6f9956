import { estimatesPath } from '@quayside/contract/paths/cloud';
import { refused } from '@quayside/shared/rights/actions.fixtures.ts';
import type { CloudItem, Estimate, EstimateList, EstimateSummary, PricePlan, Template } from './api.ts';
import type { EstimateLine } from './estimate/estimateContent.ts';
import { toPriceList } from './estimate/price.ts';
import { priceEstimate } from './estimate/priceEstimate.ts';
import { type EstimateListState } from './list/estimateList.ts';

export const receivedAtMs = Date.parse('2026-11-21T10:42:00Z');

function item(
  change: Partial<CloudItem> & Pick<CloudItem, 'id' | 'group' | 'name' | 'unit' | 'listPrice'>,
): CloudItem {
  return {
    description: '',
    isSized: false,
    isHourly: false,
    maxSize: 1,
    minUnits: 0,
    nrc: 0,
    prices: [
      { termMonths: 12, price: Math.round(change.listPrice * 0.9) },
      { termMonths: 36, price: Math.round(change.listPrice * 0.8) },
    ],
    ...change,
  };
}

/** A short price list. It has no price for 60 months: the list price counts then. */
export const pricePlan: PricePlan = {
  id: 'CLE-RSL-2026-STD',
  name: 'Cloud Enterprise 2026',
  isWithdrawn: false,
  replacedBy: null,
  version: 2,
  validFrom: '2026-10-21',
  currency: 'GBP',
  hoursPerMonth: 730,
  assumptions: ['A month has 730 hours.', 'VAT is excluded.'],
  items: [
    item({
      id: 'cpu',
      group: 'compute',
      name: 'Standard vCPU',
      description: 'One virtual processor of a shared host',
      unit: 'vcpuHour',
      listPrice: 21_600,
      isSized: true,
      isHourly: true,
      maxSize: 64,
    }),
    item({
      id: 'memory',
      group: 'compute',
      name: 'Memory',
      unit: 'gbHour',
      listPrice: 5_525,
      isSized: true,
      isHourly: true,
      maxSize: 1024,
    }),
    item({
      id: 'backup',
      group: 'backup',
      name: 'Daily backup',
      unit: 'gbMonth',
      listPrice: 42_750,
      isSized: true,
      maxSize: 100_000,
      minUnits: 250,
    }),
    item({
      id: 'firewall',
      group: 'firewall',
      name: 'Dedicated firewall pair',
      unit: 'unitMonth',
      listPrice: 412_500_000,
      nrc: 95_000,
    }),
    item({
      id: 'migration',
      group: 'support',
      name: 'Migration day',
      unit: 'once',
      listPrice: 0,
      nrc: 89_500,
    }),
  ],
};

export const priceList = toPriceList(pricePlan);

/** A line of four virtual processors, with changes. */
export function lineOf(change: Partial<EstimateLine> = {}): EstimateLine {
  return {
    id: 'L1',
    itemId: 'cpu',
    name: 'Web servers',
    quantity: 2,
    size: 4,
    hoursPerMonth: 730,
    termMonths: null,
    ...change,
  };
}

const lines = [
  lineOf(),
  lineOf({ id: 'L2', itemId: 'memory', size: 16 }),
  lineOf({ id: 'L3', itemId: 'backup', name: 'All servers', quantity: 1, size: 100 }),
  lineOf({ id: 'L4', itemId: 'firewall', name: '', quantity: 1, size: 1 }),
  lineOf({ id: 'L5', itemId: 'migration', name: 'First move', quantity: 2, size: 1 }),
];

/** An estimate with some lines, whose figures are those of the price list, with changes. */
export function estimateOf(change: Partial<Estimate> & { content?: readonly EstimateLine[] } = {}): Estimate {
  const { content = lines, ...rest } = change;
  const { prices, totals } = priceEstimate(
    { lines: content, termMonths: rest.termMonths ?? 36 },
    priceList,
    pricePlan.currency,
  );
  const none = { isOffered: false, nrc: 0, mrc: 0, listMrc: 0, tcv: 0, listTcv: 0 };
  return {
    etag: '"7"',
    number: 'CE-1001',
    name: 'Booking site',
    note: 'For the launch in March.',
    status: 'draft',
    sharing: 'colleagues',
    owner: { id: 'amelia', name: 'Amelia Hartley' },
    isMine: true,
    createdAt: '2026-11-16T11:20:00Z',
    updatedAt: '2026-11-19T08:00:00Z',
    updatedBy: { id: 'amelia', name: 'Amelia Hartley' },
    pricePlan: { id: pricePlan.id, name: pricePlan.name, isWithdrawn: false, replacedBy: null },
    termMonths: 36,
    lineCount: content.length,
    totals,
    priceListVersion: pricePlan.version,
    lines: content.map((line) => Object.assign({}, line, { price: prices.get(line.id) ?? none })),
    quote: null,
    allowedActions: ['edit', 'share', 'delete', 'requestQuote'],
    refusedActions: [],
    ...rest,
  };
}

/** A quote that is being priced. */
export const requestedQuote: NonNullable<Estimate['quote']> = {
  number: null,
  requestedAt: '2026-11-21T10:00:00Z',
  requestedBy: { id: 'amelia', name: 'Amelia Hartley' },
  message: '',
  readyAt: null,
  validUntil: null,
  endedAt: null,
  endedBy: null,
  reason: '',
};

export const readyQuote: NonNullable<Estimate['quote']> = {
  ...requestedQuote,
  number: 'CQ-1001',
  readyAt: '2026-11-21T10:05:00Z',
  validUntil: '2026-12-21T10:05:00Z',
};

/** A name that looks like markup and a formula, in one long word. */
export const hostileName = `=HYPERLINK("https://evil.example") <img src=x onerror=alert(1)> ${'Rindfleisch'.repeat(5)}`;

/** Why a colleague may not delete an estimate. */
export const notTheOwner = 'Only Noor Rahman may delete this estimate. Ask them, or copy it.';

function summaryOf(change: Partial<EstimateSummary>): EstimateSummary {
  const { note: _note, lines: _lines, quote: _quote, ...summary } = estimateOf();
  const { priceListVersion: _version, ...rest } = summary;
  return { ...rest, ...change };
}

/** A page of the list: one of each kind. */
export const estimateList: EstimateList = {
  page: 1,
  pageSize: 25,
  total: 4,
  items: [
    summaryOf({}),
    summaryOf({
      number: 'CE-1003',
      name: 'Disaster recovery',
      status: 'pricing',
      allowedActions: ['share', 'cancelQuote'],
      refusedActions: refused('Cancel its quote first.', 'delete'),
    }),
    summaryOf({
      number: 'CE-1009',
      name: hostileName,
      isMine: false,
      owner: { id: 'noor', name: 'Noor Rahman' },
      lineCount: 1,
      allowedActions: ['edit', 'requestQuote'],
      refusedActions: refused(notTheOwner, 'share', 'delete'),
    }),
    summaryOf({
      number: 'CE-1010',
      name: 'Records office',
      pricePlan: {
        id: 'CLE-RSL-2025-STD',
        name: 'Cloud Enterprise 2025',
        isWithdrawn: true,
        replacedBy: { id: pricePlan.id, name: pricePlan.name },
      },
    }),
  ],
  facets: {
    status: [
      { id: 'draft', count: 3 },
      { id: 'pricing', count: 1 },
    ],
    scope: [
      { id: 'all', count: 4 },
      { id: 'mine', count: 3 },
    ],
  },
};

export const emptyEstimateList: EstimateList = {
  page: 1,
  pageSize: 25,
  total: 0,
  items: [],
  facets: { status: [], scope: [] },
};

export const templates: readonly Template[] = [
  {
    id: 'web-application',
    name: 'Web application',
    description: 'Two web servers and a database server behind a firewall',
    lineCount: 11,
    totals: estimateOf().totals,
  },
];

export function estimateStateOf(query: string): EstimateListState {
  return estimatesPath.query.read(new URLSearchParams(query));
}
