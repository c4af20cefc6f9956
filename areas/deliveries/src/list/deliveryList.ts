import type { deliveriesPath } from '@quayside/contract/paths/services';
import { joinFilters, type StateOf } from '@quayside/portal-core/addresses';
import { linkedFilter, wordFilter } from '@quayside/page-kit/list';
import { waitingForWords } from '@quayside/page-kit/schema';
import { milestoneWords } from '@quayside/shared/orders/orderWords.ts';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import type { DeliveryList, ListedDelivery } from '../deliveryListApi.ts';
import { outlookWords } from '../outlookWords.ts';

export type DeliveryListState = StateOf<typeof deliveriesPath>;

export function toDeliveryFilter({ q, sort, filters }: DeliveryListState) {
  return { q, sort, ...joinFilters(filters) };
}

const { complete: _complete, ...openOutlookWords } = outlookWords;

export function deliveryFilters(
  { projectId }: DeliveryListState['filters'],
  facets: DeliveryList['facets'] | undefined,
  items: readonly ListedDelivery[] = [],
): readonly FilterBarFilter[] {
  const nameOf = (id: string): string => items.find(({ project }) => project?.id === id)?.project?.name ?? id;
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    wordFilter('outlook', 'Outlook', openOutlookWords, facets?.outlook),
    wordFilter('milestone', 'Milestone', milestoneWords, facets?.milestone),
    // It comes from the links of a project, and can be taken away.
    ...linkedFilter('projectId', 'Project', projectId, nameOf),
  ];
}
