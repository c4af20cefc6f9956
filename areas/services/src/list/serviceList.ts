import type { servicesPath } from '@quayside/contract/paths/services';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '@quayside/page-kit/schema';
import { linkedFilter, wordFilter } from '@quayside/page-kit/list';
import { milestoneWords } from '@quayside/shared/orders/orderWords.ts';
import type { ServiceList } from '../api.ts';
import { healthWords } from '../serviceWords.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';

const products = [
  'Internet Access',
  'SD-WAN Connect',
  'Layer 2 Ethernet',
  'MPLS VPN',
  'Carrier Connect',
  'SIP Trunking',
];
const contractEndWords = { 30: 'In 30 days', 90: 'In 90 days', 180: 'In 180 days', 365: 'In a year' };
const openCasesWords = { true: 'With open cases' };

export type ServiceListState = StateOf<typeof servicesPath>;

export function toServiceFilter({ q, sort, filters: values }: ServiceListState) {
  const { contractEndsWithin, openCases, ...joined } = joinFilters(values);
  return {
    q,
    sort,
    ...joined,
    // Of several periods the longest one includes the others.
    contractEndsWithin: Math.max(0, ...contractEndsWithin.split(',').map(Number)),
    openCases: openCases !== '',
  };
}

export function serviceFilters(
  { projectId, siteId }: ServiceListState['filters'],
  facets: ServiceList['facets'] | undefined,
): readonly FilterBarFilter[] {
  const productWords = Object.fromEntries(products.map((product) => [product, product]));
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    wordFilter('health', 'Health', healthWords, facets?.health),
    wordFilter('status', 'Status', serviceStatusWords, facets?.status),
    wordFilter('product', 'Product', productWords, facets?.product),
    wordFilter('contractEndsWithin', 'Contract ends', contractEndWords),
    wordFilter('openCases', 'Cases', openCasesWords),
    wordFilter('milestone', 'Milestone of the delivery', milestoneWords),
    // These come from links of other pages, and can be taken away.
    ...linkedFilter('projectId', 'Project', projectId),
    ...linkedFilter('siteId', 'Site', siteId),
  ];
}
