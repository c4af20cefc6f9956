import type { QuoteOptions, QuotingOptions, Resilience } from '../../contract/generated/openapi.ts';
import { isJsonObject } from '../../store/mergePatch.ts';
import type { User } from '../../store/users.ts';
import type { Product } from '../../world/services.ts';

export type QuoteProduct = QuotingOptions['products'][number]['product'];

export type ProductField = QuotingOptions['products'][number]['fields'][number];

export const quoteProducts = [
  'internetAccess',
  'layer2',
  'mpls',
  'carrierConnect',
  'sdwanConnect',
] as const satisfies readonly QuoteProduct[];

/** The choices that a product has in every plan. */
export interface ProductRange {
  /** The claim of the partner that holds its price plan. */
  readonly planClaim: string;
  readonly label: Product;
  readonly description: string;
  readonly needsBEnd: boolean;
  readonly bandwidthsMbps: readonly number[];
  readonly defaults: QuoteOptions;
  readonly fields: readonly ProductField[];
}

export const terms = [12, 36, 60] as const;

export const resiliences: readonly Resilience[] = ['single', 'dual', 'dualDiverse'];

const usual: QuoteOptions = {
  bandwidthsMbps: [100, 500, 1000],
  termsMonths: [12, 36, 60],
  resiliences: ['single'],
};

export const productRanges: Readonly<Record<QuoteProduct, ProductRange>> = {
  internetAccess: {
    planClaim: 'iaPricePlanId',
    label: 'Internet Access',
    description: 'A dedicated connection to the internet',
    needsBEnd: false,
    bandwidthsMbps: [100, 200, 500, 1000, 2000, 10_000],
    defaults: usual,
    fields: [
      {
        id: 'ipAddresses',
        label: 'IPv4 addresses',
        required: false,
        options: [
          { id: '4', label: '4 addresses (/30)' },
          { id: '8', label: '8 addresses (/29)' },
          { id: '16', label: '16 addresses (/28)' },
        ],
      },
    ],
  },
  layer2: {
    planClaim: 'l2PricePlanId',
    label: 'Layer 2 Ethernet',
    description: 'A point-to-point Ethernet connection between two sites',
    needsBEnd: true,
    bandwidthsMbps: [100, 200, 500, 1000, 2000, 10_000],
    defaults: usual,
    fields: [
      {
        id: 'handover',
        label: 'Handover',
        required: true,
        options: [
          { id: 'rj45', label: 'Copper, RJ45' },
          { id: 'lc', label: 'Fibre, LC single mode' },
        ],
      },
    ],
  },
  mpls: {
    planClaim: 'mplsPricePlanId',
    label: 'MPLS VPN',
    description: 'A private network of all sites',
    needsBEnd: false,
    bandwidthsMbps: [10, 50, 100, 200, 500, 1000],
    defaults: { bandwidthsMbps: [50, 100, 200], termsMonths: [12, 36, 60], resiliences: ['single'] },
    fields: [
      {
        id: 'classOfService',
        label: 'Class of service',
        required: true,
        options: [
          { id: 'standard', label: 'Standard' },
          { id: 'business', label: 'Business data' },
          { id: 'voice', label: 'Voice and video' },
        ],
      },
    ],
  },
  carrierConnect: {
    planClaim: 'carrierConnectPricePlanId',
    label: 'Carrier Connect',
    description: 'A wholesale circuit from a site to your interconnect',
    needsBEnd: true,
    bandwidthsMbps: [100, 500, 1000, 2000, 10_000],
    defaults: usual,
    fields: [{ id: 'nni', label: 'Interconnect (NNI) reference', required: true }],
  },
  sdwanConnect: {
    planClaim: 'sdwanConnectPricePlanId',
    label: 'SD-WAN Connect',
    description: 'An internet connection with a managed edge device',
    needsBEnd: false,
    bandwidthsMbps: [50, 100, 200, 500, 1000],
    defaults: { bandwidthsMbps: [100, 200, 500], termsMonths: [12, 36, 60], resiliences: ['single'] },
    fields: [
      {
        id: 'edgeDevice',
        label: 'Edge device',
        required: true,
        options: [
          { id: 'small', label: 'Small, up to 25 people' },
          { id: 'medium', label: 'Medium, up to 150 people' },
          { id: 'large', label: 'Large, over 150 people' },
        ],
      },
    ],
  },
};

/** The partner's price plan for a product now; empty if it has none. */
export function planOf({ claims: { partner } }: User, product: QuoteProduct): string {
  const plan = isJsonObject(partner) ? partner[productRanges[product].planClaim] : undefined;
  return typeof plan === 'string' ? plan : '';
}

/** Whether the partner sells on what it buys. */
export function isReseller(user: User): boolean {
  return quoteProducts.some((product) => planOf(user, product).includes('-RSL-'));
}

/** The margin with which a reseller's quote begins, in hundredths of a per cent of the sell price. */
const RESELLER_MARGIN = 1500;

export function defaultMarginOf(user: User): number {
  return isReseller(user) ? RESELLER_MARGIN : 0;
}
