import type { QueryOf } from '../../contract/operations.ts';
import { createList } from '../../store/list.ts';
import type { Sql } from '../../store/sqlFilter.ts';
import type { Row } from '../../world/createWorld.ts';
import type { Caller } from '../caller.ts';
import { readVisible } from './approvals.ts';
import { limitOf } from './approvers.ts';

export type ApprovalQuery = Required<QueryOf<'listApprovals'>>;

/**
 * The approvals of a caller's partner. The scope `other` is for those that neither the caller nor a delegating colleague decides;
 * `is_within_limit` tells whether the caller's limit covers the total.
 */
export function visibleApprovals({ id, partnerId }: Caller, delegatorIds: readonly string[], now: Date): Sql {
  const week = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  const marks = delegatorIds.map(() => '?').join(', ');
  return {
    text: ` FROM (SELECT *,
        CASE WHEN requested_by = ? THEN 'other' WHEN approver_id = ? THEN 'mine'
          WHEN approver_id IN (${marks}) THEN 'delegated' ELSE 'other' END AS scope,
        CASE WHEN status <> 'pending' THEN NULL WHEN due_at < ? THEN 'overdue' WHEN due_at < ? THEN 'week' ELSE 'later' END AS due,
        tcv <= ? AS is_within_limit
      FROM approvals WHERE partner_id = ?) WHERE 1`,
    values: [
      id,
      id,
      ...delegatorIds,
      now.toISOString(),
      week,
      limitOf(partnerId, id) ?? Number.MAX_SAFE_INTEGER,
      partnerId,
    ],
  };
}

export const approvalList = createList({
  read: readVisible,
  facets: { status: 'status', kind: 'kind', due: 'due', requestedBy: 'requested_by' },
  alsoBy: ['requested_by_name', 'scope', 'is_within_limit'],
  sorts: {
    // Pending approvals are sorted by due date, decided ones by the newest decision.
    dueAt: (direction) =>
      `status <> 'pending', CASE WHEN status = 'pending' THEN due_at END ${direction}, decided_at DESC`,
    requestedAt: 'requested_at',
    title: 'title COLLATE NOCASE',
    tcv: 'tcv',
  },
  lastSort: 'number',
});

/** The query of a scope. Every scope but `all` has pending approvals only, unless the query names a status. */
export function inScope(query: ApprovalQuery, scope: ApprovalQuery['scope'] = query.scope): ApprovalQuery {
  return { ...query, scope, status: query.status === '' && scope !== 'all' ? 'pending' : query.status };
}

/** The values of the column `scope` in each scope of the list. Who decides for a colleague has that colleague's approvals too. */
const columnValues: Readonly<Record<ApprovalQuery['scope'], readonly string[]>> = {
  mine: ['mine', 'delegated'],
  delegated: ['delegated'],
  all: ['mine', 'delegated', 'other'],
};

export function isInScope(row: Row, scope: ApprovalQuery['scope']): boolean {
  const isWithinLimit = scope !== 'mine' || row['is_within_limit'] === 1;
  return isWithinLimit && columnValues[scope].includes(String(row['scope']));
}

export function scopeCondition(scope: ApprovalQuery['scope']): Sql {
  const values = columnValues[scope];
  const limit = scope === 'mine' ? ' AND is_within_limit' : '';
  return { text: ` AND scope IN (${values.map(() => '?').join(', ')})${limit}`, values };
}
