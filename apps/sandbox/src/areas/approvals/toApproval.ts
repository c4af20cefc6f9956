import type { Approval, ApprovalSummary } from '../../contract/generated/openapi.ts';
import type { Row, World } from '../../world/createWorld.ts';
import { textOf, textOrNull, wordOf, wordOrNull } from '../../world/readRow.ts';
import { waitingForWords } from '../../world/words.ts';
import type { Caller } from '../caller.ts';
import { approvalKinds, approvalStatuses, type ApprovalState } from './approvalState.ts';
import { relatedOf } from './relatedOf.ts';
import { approversOf, limitOf } from './approvers.ts';

const dueWords = ['overdue', 'week', 'later'] as const;
const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** The fields of an approval that have no column of their own. */
export function stateOf(row: Row): ApprovalState {
  const state: ApprovalState = JSON.parse(textOf(row, 'state'));
  return state;
}

/** An approval as the list shows it. */
export function toApprovalSummary(row: Row): ApprovalSummary {
  return {
    etag: `"${Number(row['version'])}"`,
    id: textOf(row, 'id'),
    kind: wordOf(row, 'kind', approvalKinds),
    title: textOf(row, 'title'),
    status: wordOf(row, 'status', approvalStatuses),
    waitingFor: wordOrNull(row, 'waiting_for', waitingForWords),
    subject: {
      kind: textOf(row, 'subject_kind'),
      id: textOf(row, 'subject_id'),
      name: textOf(row, 'subject_name'),
    },
    total: { nrc: gbp(Number(row['nrc'])), mrc: gbp(Number(row['mrc'])), tcv: gbp(Number(row['tcv'])) },
    requestedBy: { id: textOf(row, 'requested_by'), name: textOf(row, 'requested_by_name') },
    requestedAt: textOf(row, 'requested_at'),
    dueAt: textOf(row, 'due_at'),
    due: wordOrNull(row, 'due', dueWords),
    ifNotDecided: stateOf(row).ifNotDecided,
    approver: { id: textOf(row, 'approver_id'), name: textOf(row, 'approver_name') },
    decidedAt: textOrNull(row, 'decided_at'),
  };
}

/** An approval with everything that its page shows, and what the caller may do with it. */
export function toApproval(world: World, caller: Caller, row: Row): Approval {
  const summary = toApprovalSummary(row);
  const { lines, ifNotDecided: _shown, ...state } = stateOf(row);
  const limit = limitOf(caller.partnerId, caller.id);
  return {
    ...summary,
    ...state,
    lines: lines.map(({ label, nrc, mrc }) => ({ label, nrc: gbp(nrc), mrc: gbp(mrc) })),
    limit: limit === null ? null : gbp(limit),
    delegatedBy: row['scope'] === 'delegated' ? summary.approver : null,
    refusal: refusalOf(caller, row),
    allowedActions: allowedActionsOf(caller, row),
    related: relatedOf(world, caller, summary.subject),
  };
}

/** The reason why a caller may not approve a pending request, with those who may; null if the caller may. */
export function refusalOf(caller: Caller, row: Row): Approval['refusal'] {
  const summary = toApprovalSummary(row);
  if (summary.status !== 'pending') return null;
  const tcv = Number(row['tcv']);
  const limit = limitOf(caller.partnerId, caller.id);
  if (summary.requestedBy.id === caller.id) return { cause: 'ownRequest', deciders: [summary.approver] };
  if (row['scope'] === 'other') return { cause: 'otherApprover', deciders: [summary.approver] };
  if (limit === null || tcv <= limit) return null;
  const deciders = approversOf(caller.partnerId, summary.requestedBy.id, tcv);
  return { cause: 'aboveLimit', deciders: deciders.map(({ id, name }) => ({ id, name })) };
}

/** The actions that a caller may take on an approval. Above the limit the caller can still reject it. */
function allowedActionsOf(caller: Caller, row: Row): Approval['allowedActions'] {
  if (row['status'] !== 'pending') return [];
  const cause = refusalOf(caller, row)?.cause;
  if (cause === 'ownRequest') return [];
  if (cause === 'otherApprover') return ['ask'];
  return cause === 'aboveLimit' ? ['reject', 'ask'] : ['approve', 'reject', 'ask'];
}
