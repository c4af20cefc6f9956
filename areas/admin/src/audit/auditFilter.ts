import type { adminPaths } from '@quayside/contract/paths/admin';
import type { CallInput } from '@quayside/contract';
import type { Moment } from '@quayside/portal-core/calls';
import type { StateOf } from '@quayside/portal-core/addresses';
import { startOfProfileDay } from '@quayside/page-kit/format';

export const auditPeriodWords = {
  day: 'Today',
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
};

const periodDays = { day: 0, week: 7, month: 30, quarter: 90 };
const ENTRIES = 50;

/** The state of the audit, read from its address. `q` are words of the person's name. */
export type AuditState = StateOf<typeof adminPaths.apollo.audit>;

/** Converts the state of the audit to the query of its call. Of several periods the longest one includes the others. */
export function toAuditFilter({ q, filters: { action, period } }: AuditState, nowMs: number) {
  const days = Object.entries(periodDays).flatMap(([id, number]) => (period.includes(id) ? [number] : []));
  const from: Moment | '' = days.length === 0 ? '' : startOfProfileDay(nowMs, -Math.max(...days));
  return { person: q, action: action.join(','), from };
}

export function toAuditInput(state: AuditState, nowMs: number): CallInput<'listAuditEntries'> {
  const [cursor = ''] = state.filters.cursor;
  return { query: { ...toAuditFilter(state, nowMs), cursor, limit: ENTRIES } };
}
