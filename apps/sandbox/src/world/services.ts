import { fenwick, halden, northgate } from '../seed/partners.ts';
import { isAmong, numberOf, pick } from './chance.ts';
import { sites, type Site } from './geography.ts';

/** The products of services, guides and prices. */
export const products = [
  'Internet Access',
  'SD-WAN Connect',
  'Layer 2 Ethernet',
  'MPLS VPN',
  'Carrier Connect',
  'SIP Trunking',
] as const;

export type Product = (typeof products)[number];

export type ServiceStatus = 'inDelivery' | 'live' | 'livePending' | 'suspended' | 'ceasing' | 'ceased';

/** A service as the world begins. Its other details follow from its id: see `areas/services/toService.ts`. */
export interface WorldService {
  readonly id: string;
  readonly orderId: string;
  readonly partnerId: string;
  readonly product: Product;
  readonly name: string;
  readonly customerReference: string;
  readonly bandwidthMbps: number;
  readonly aEnd: Site;
  readonly bEnd: Site | null;
  readonly status: ServiceStatus;
  /** Whether its health is measured: only while it carries traffic. */
  readonly isMeasured: boolean;
  /** Days from the world's first day; null before it is live. */
  readonly contractEndsInDays: number | null;
  /** Monthly, in pence. */
  readonly mrc: number;
  readonly projectNumber: number | null;
}

const bandwidths = [100, 200, 500, 1000, 2000, 10_000] as const;

/** The first services of each partner, which have handover documents. */
const DOCUMENTED_COUNT = 84;
/** One in this number of the other services is in delivery. */
const DELIVERY_STRIDE = 23;
const PROJECT_COUNT = 128;

/** Names that test a page: long, right to left, with markup. They stand far behind the first rows of a list. */
const unusualNames = new Map([
  [
    7040,
    'Wiederherstellungsrechenzentrum der Nordwestdeutschen Binnenschifffahrtsgesellschaft, Gebäude 14, Obergeschoss',
  ],
  [7041, 'مركز بيانات الميناء الجديد'],
  [7042, 'Depot "Sons & Co" <img src=x onerror=alert(1)>'],
  [7043, 'Büro München – Straße 7 🚢'],
]);

/** The 10,000 services of the world, the same on every machine. The first of each partner are those that documents are about. */
export function createServices(): WorldService[] {
  return [
    ...servicesOf(northgate.id, 9500, 104_200),
    ...servicesOf(fenwick.id, 160, 117_310),
    ...servicesOf(halden.id, 340, 120_350),
  ];
}

function servicesOf(partnerId: string, count: number, firstNumber: number): WorldService[] {
  return Array.from({ length: count }, (_unused, index) => serviceAt(partnerId, index, firstNumber + index));
}

function serviceAt(partnerId: string, index: number, number: number): WorldService {
  const id = `QS-${number}`;
  const product = pick(products, index * 5 + Math.floor(index / 28));
  const bandwidthMbps = pick(bandwidths, index * 7 + 2);
  const aEnd = pick(sites, index < DOCUMENTED_COUNT ? index % 28 : index * 7 + 3);
  const status = statusOf(id, index);
  const isLive = status !== 'inDelivery' && status !== 'ceased';
  return {
    id,
    orderId: `OR-${number - 49_000}`,
    partnerId,
    product,
    name: unusualNames.get(index) ?? `${aEnd.name} ${formatBandwidth(bandwidthMbps)}`,
    customerReference: isAmong(70, `${id} reference`)
      ? `${aEnd.postcode.split(' ')[0]}-${number % 10_000}`
      : '',
    bandwidthMbps,
    aEnd,
    bEnd: hasTwoEnds(product) ? pick(sites, index * 11 + 17) : null,
    status,
    isMeasured: isLive && status !== 'suspended',
    contractEndsInDays: isLive ? numberOf(`${id} contract`, 1500) - 40 : null,
    mrc: Math.round((60 + Math.sqrt(bandwidthMbps) * (9 + numberOf(`${id} price`, 6))) * 100),
    projectNumber:
      status === 'inDelivery' || isAmong(3, `${id} project`) ? numberOf(`${id} group`, PROJECT_COUNT) : null,
  };
}

function statusOf(id: string, index: number): ServiceStatus {
  // Documents of their delivery exist, so these are live.
  if (index < DOCUMENTED_COUNT) return 'live';
  if (index % DELIVERY_STRIDE === 0) return 'inDelivery';
  const rest: readonly (readonly [ServiceStatus, number])[] = [
    ['ceased', 2],
    ['ceasing', 1],
    ['suspended', 0.5],
    ['livePending', 2],
  ];
  return rest.find(([status, percent]) => isAmong(percent, `${id} ${status}`))?.[0] ?? 'live';
}

function hasTwoEnds(product: Product): boolean {
  return product === 'Layer 2 Ethernet' || product === 'Carrier Connect';
}

/** `500 Mbps`, `10 Gbps`. */
export function formatBandwidth(mbps: number): string {
  return mbps < 1000 ? `${mbps} Mbps` : `${mbps / 1000} Gbps`;
}
