import type { OrderOptions } from '../../contract/generated/openapi.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import { productRanges } from '../quotes/products.ts';

export type OrderProduct = OrderOptions['products'][number]['product'];

/** An access type of a site, with its resilience. */
export type OrderAccess = OrderOptions['products'][number]['accesses'][number];

/** A contract term, in months. */
export type OrderTerm = OrderOptions['termsMonths'][number];

export const SHARED_UP_TO_MBPS = 1000;

const termsMonths: OrderTerm[] = [12, 24, 36, 60];

interface ProductRule {
  /** The claim that names the partner's price plan. */
  readonly plan: string;
  readonly hasTwoEnds: boolean;
  readonly accesses: readonly OrderAccess[];
  readonly bandwidthsMbps: readonly number[];
  readonly ipAddresses: readonly number[];
  /** The monthly charge before distance and bandwidth, in pence. */
  readonly basePence: number;
}

export const productRules: Readonly<Record<OrderProduct, ProductRule>> = {
  'Internet Access': {
    plan: 'iaPricePlanId',
    hasTwoEnds: false,
    accesses: ['dedicated', 'shared'],
    bandwidthsMbps: productRanges.internetAccess.bandwidthsMbps,
    ipAddresses: [1, 5, 13, 29],
    basePence: 6000,
  },
  'SD-WAN Connect': {
    plan: 'sdwanConnectPricePlanId',
    hasTwoEnds: false,
    accesses: ['dedicated', 'shared'],
    bandwidthsMbps: productRanges.sdwanConnect.bandwidthsMbps,
    ipAddresses: [],
    basePence: 9000,
  },
  'Layer 2 Ethernet': {
    plan: 'l2PricePlanId',
    hasTwoEnds: true,
    accesses: ['dedicated'],
    bandwidthsMbps: productRanges.layer2.bandwidthsMbps,
    ipAddresses: [],
    basePence: 11_000,
  },
  'MPLS VPN': {
    plan: 'mplsPricePlanId',
    hasTwoEnds: false,
    accesses: ['dedicated'],
    bandwidthsMbps: productRanges.mpls.bandwidthsMbps,
    ipAddresses: [],
    basePence: 12_000,
  },
  'Carrier Connect': {
    plan: 'carrierConnectPricePlanId',
    hasTwoEnds: true,
    accesses: ['dedicated'],
    bandwidthsMbps: productRanges.carrierConnect.bandwidthsMbps,
    ipAddresses: [],
    basePence: 14_000,
  },
};

const orderProducts: readonly OrderProduct[] = [
  'Internet Access',
  'SD-WAN Connect',
  'Layer 2 Ethernet',
  'MPLS VPN',
  'Carrier Connect',
];

/** The product of a name; undefined for what cannot be ordered here. */
export function orderProductOf(name: unknown): OrderProduct | undefined {
  return orderProducts.find((product) => product === name);
}

/** The partner's price plan for a product; empty without one. */
export function planOf({ claims: { partner } }: Pick<User, 'claims'>, product: OrderProduct): string {
  const plan = isJsonObject(partner) ? partner[productRules[product].plan] : '';
  return typeof plan === 'string' ? plan : '';
}

/** The products that the partner of a user can order. */
export function orderOptionsOf(user: Pick<User, 'claims'>): OrderOptions {
  return {
    products: orderProducts.map((product) => {
      const { hasTwoEnds, accesses, bandwidthsMbps, ipAddresses } = productRules[product];
      const isOffered = planOf(user, product) !== '';
      return {
        product,
        isOffered,
        reason: isOffered ? null : 'Your company has no price plan for it.',
        hasTwoEnds,
        accesses,
        bandwidthsMbps,
        ipAddresses,
      };
    }),
    termsMonths,
    sharedUpToMbps: SHARED_UP_TO_MBPS,
  };
}
