import { servicesPath } from '@quayside/contract/paths/services';
import type { ServiceList } from '../api.ts';
import type { ServiceSummary } from '@quayside/shared/services/serviceApi.ts';
import { aberdeen, bristol } from '@quayside/shared/services/service.fixtures.ts';
import { type ServiceListState } from './serviceList.ts';

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

export const emptyServiceList: ServiceList = { ...serviceList, total: 0, items: [] };

export function serviceStateOf(query: string): ServiceListState {
  return servicesPath.query.read(new URLSearchParams(query));
}
