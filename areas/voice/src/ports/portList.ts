import type { portsPath } from '@quayside/contract/paths/voice';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { waitingForWords } from '@quayside/page-kit/schema';
import { facetFilter, linkedFilter, statusFilter, wordFilter } from '@quayside/page-kit/list';
import type { PortList } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';

export type PortListState = StateOf<typeof portsPath>;

export function toPortFilter({ q, sort, filters: values }: PortListState) {
  return { q, sort, ...joinFilters(values) };
}

export function portFilters(
  { group }: PortListState['filters'],
  facets: PortList['facets'] | undefined,
): readonly FilterBarFilter[] {
  return [
    wordFilter('waitingFor', 'Waiting for', waitingForWords, facets?.waitingFor),
    statusFilter(portStatusWords, facets?.status),
    facetFilter('losingProviderId', 'From', facets?.losingProviderId),
    // It comes from the links of the groups, and can be taken away.
    ...linkedFilter('group', 'Group', group),
  ];
}
