import { fenwick, halden, northgate } from '../../seed/partners.ts';

/** A service that documents are about. */
export interface Service {
  readonly id: string;
  readonly orderId: string;
  readonly partnerId: string;
  readonly product: string;
  readonly site: string;
  readonly bandwidthMbps: number;
}

/** The products that guides, prices and services are of. */
export const products = [
  'Internet Access',
  'SD-WAN Connect',
  'Layer 2 Ethernet',
  'MPLS VPN',
  'Carrier Connect',
  'SIP Trunking',
] as const;

const sites = [
  'Bristol Temple Quay',
  'Leeds Wellington Place',
  'Manchester Spinningfields',
  'Glasgow Atlantic Quay',
  'Cardiff Central Square',
  'Norwich Whiting Road',
  'Reading Forbury Place',
  'Sheffield Kelham Island',
  'Southampton Ocean Gate',
  'Nottingham Castle Meadow',
  'Milton Keynes Knowlhill',
  'Newcastle Stephenson Quarter',
  'Edinburgh Fountainbridge',
  'Birmingham Snowhill',
  'Plymouth Derriford',
  'Hull Humber Street',
  'Swindon Windmill Hill',
  'Exeter Southernhay',
  'Preston Winckley Square',
  'Slough Bath Road',
  'London Docklands',
  'Cambridge Science Park',
  'Aberdeen Marischal Square',
  'Belfast Titanic Quarter',
  'Peterborough Lynch Wood',
  'Ipswich Waterfront',
  'Coventry Friargate',
  'Derby Pride Park',
];

const bandwidths = [100, 200, 500, 1000, 2000, 10_000];

/** The services of every partner, the same on every machine. */
export const services: readonly Service[] = [
  ...servicesOf(northgate.id, 84, 104_200),
  ...servicesOf(fenwick.id, 9, 117_310),
  ...servicesOf(halden.id, 14, 120_350),
];

function servicesOf(partnerId: string, count: number, firstNumber: number): Service[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: `QS-${firstNumber + index}`,
    orderId: `OR-${firstNumber - 49_000 + index}`,
    partnerId,
    product: pick(products, index * 5 + Math.floor(index / 28)),
    site: pick(sites, index),
    bandwidthMbps: pick(bandwidths, index * 7 + 2),
  }));
}

/** The entry at an index, which wraps around. */
export function pick<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('There is nothing to pick from an empty list.');
  return entry;
}

/** A whole number from 0 to below `limit` that is always the same for a text (FNV-1a). */
export function numberOf(text: string, limit: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0) % limit;
}
