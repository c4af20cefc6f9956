import type { QueryOf } from '../../contract/operations.ts';
import { valuesOf, type FacetFilters } from '../../store/facets.ts';
import { containsWords, joinSql, type Sql } from '../../store/sqlFilter.ts';
import type { Caller } from '../caller.ts';

/** The filters, sort and page of the list of approvals. */
export type ApprovalQuery = Required<QueryOf<'listApprovals'>>;

/** The facets of the list of approvals. The scope is counted apart. */
export type ApprovalFacet = 'status' | 'kind' | 'due' | 'requestedBy';

/** The approvals of a caller's partner. The scope `other` is for those that neither the caller nor a delegating colleague decides. */
export function visibleApprovals({ id, partnerId }: Caller, delegatorIds: readonly string[], now: Date): Sql {
  const week = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  const marks = delegatorIds.map(() => '?').join(', ');
  return {
    text: `FROM (SELECT *,
        CASE WHEN requested_by = ? THEN 'other' WHEN approver_id = ? THEN 'mine'
          WHEN approver_id IN (${marks}) THEN 'delegated' ELSE 'other' END AS scope,
        CASE WHEN status <> 'pending' THEN NULL WHEN due_at < ? THEN 'overdue' WHEN due_at < ? THEN 'week' ELSE 'later' END AS due
      FROM approvals WHERE partner_id = ?) WHERE 1`,
    values: [id, id, ...delegatorIds, now.toISOString(), week, partnerId],
  };
}

/** The columns of the facets. */
export const approvalFacetColumns: Readonly<Record<ApprovalFacet, string>> = {
  status: 'status',
  kind: 'kind',
  due: 'due',
  requestedBy: 'requested_by',
};

/** The values that each facet is filtered by. Every scope but `all` has pending approvals only, unless the query names a status. */
export function approvalFacetFilters(
  query: ApprovalQuery,
  scope: ApprovalQuery['scope'] = query.scope,
): FacetFilters<ApprovalFacet> {
  return {
    status: query.status === '' && scope !== 'all' ? ['pending'] : valuesOf(query.status),
    kind: valuesOf(query.kind),
    due: valuesOf(query.due),
    requestedBy: valuesOf(query.requestedBy),
  };
}

/** The conditions of a query, but for its facets and scope. */
export function approvalConditions({ q }: ApprovalQuery): Sql {
  return joinSql(containsWords('searched', q));
}

const columns: Readonly<Record<string, string>> = {
  requestedAt: 'requested_at',
  title: 'title COLLATE NOCASE',
  tcv: 'tcv',
};

/** The order of a query; the number decides between equal values. */
export function approvalOrder(sort: ApprovalQuery['sort']): string {
  const isDescending = sort.startsWith('-');
  const direction = isDescending ? 'DESC' : 'ASC';
  const column = columns[isDescending ? sort.slice(1) : sort];
  if (column !== undefined) return ` ORDER BY ${column} ${direction}, number`;
  // Pending approvals are sorted by due date, decided ones by the newest decision.
  return ` ORDER BY status <> 'pending', CASE WHEN status = 'pending' THEN due_at END ${direction}, decided_at DESC, number`;
}
