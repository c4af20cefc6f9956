import type { FilterBarFilter } from './FilterBar.tsx';

/** The one who acts next. */
export type WaitingFor = 'you' | 'us' | 'thirdParty';

export const waitingNames: Record<WaitingFor, string> = { you: 'You', us: 'Us', thirdParty: 'A supplier' };

/** The first filter of every list, with the number of results of each option. */
export function waitingForFilter({ you, us, thirdParty }: Record<WaitingFor, number>): FilterBarFilter {
  return {
    id: 'waitingFor',
    label: 'Waiting for',
    options: [
      { value: 'you', label: waitingNames.you, count: you },
      { value: 'us', label: waitingNames.us, count: us },
      { value: 'thirdParty', label: waitingNames.thirdParty, count: thirdParty },
    ],
  };
}

export const serviceFilters: FilterBarFilter[] = [
  waitingForFilter({ you: 12, us: 1204, thirdParty: 0 }),
  {
    id: 'status',
    label: 'Status',
    options: [
      { value: 'live', label: 'Live', count: 9120 },
      { value: 'inDelivery', label: 'In delivery', count: 708 },
      { value: 'suspended', label: 'Suspended', count: 46 },
    ],
  },
  {
    id: 'product',
    label: 'Product',
    options: [
      { value: 'internet', label: 'Internet Access', count: 6010 },
      { value: 'layer2', label: 'Layer 2', count: 2144 },
      { value: 'sdwan', label: 'SD-WAN Connect', count: 1720 },
    ],
  },
  {
    id: 'term',
    label: 'Contract ends',
    options: [
      { value: '30', label: 'Within 30 days' },
      { value: '90', label: 'Within 90 days' },
    ],
  },
];
