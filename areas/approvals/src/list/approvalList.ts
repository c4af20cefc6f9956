import type { approvalsPath } from '@quayside/contract/paths/approvals';
import { type StateOf, joinFilters } from '@quayside/portal-core/addresses';
import type { FilterBarFilter } from '@quayside/ui/FilterBar';
import { facetFilter, wordFilter } from '@quayside/page-kit/list';
import type { ApprovalList } from '../api.ts';
import { approvalDueWords, approvalKindWords, approvalStatusWords } from '../approvalWords.ts';

export type ApprovalListState = StateOf<typeof approvalsPath>;

/** Which approvals: those that wait for the user, those that were delegated to the user, or all of the company. */
export function scopeOf({
  filters: { scope },
}: Pick<ApprovalListState, 'filters'>): 'mine' | 'delegated' | 'all' {
  const [first] = scope;
  return first === 'delegated' || first === 'all' ? first : 'mine';
}

export function toApprovalFilter(state: ApprovalListState) {
  const { q, sort } = state;
  return { q, sort, ...joinFilters(state.filters), scope: scopeOf(state) };
}

export function approvalFilters(facets: ApprovalList['facets'] | undefined): readonly FilterBarFilter[] {
  return [
    wordFilter('kind', 'Kind', approvalKindWords, facets?.kind),
    wordFilter('due', 'Due', approvalDueWords, facets?.due),
    wordFilter('status', 'Status', approvalStatusWords, facets?.status),
    facetFilter('requestedBy', 'Requested by', facets?.requestedBy),
  ];
}
