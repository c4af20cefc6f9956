import type { FilterBarFilter } from './FilterBar.tsx';

/** The filters of a list of services. */
export const serviceFilters: FilterBarFilter[] = [
  {
    id: 'waitingFor',
    label: 'Waiting for',
    options: [
      { value: 'you', label: 'You', count: 12 },
      { value: 'us', label: 'Us', count: 1204 },
      { value: 'thirdParty', label: 'A third party', count: 0 },
    ],
  },
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
