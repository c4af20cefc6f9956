import type { Approval } from '../../contract/generated/openapi.ts';
import type { NewApproval } from './newApproval.ts';

/** The fields of an approval that have no column of their own. */
export interface ApprovalState extends Pick<NewApproval, 'ifNotDecided' | 'lines'> {
  readonly description: string;
  readonly reason: string;
  readonly changes: Approval['changes'];
  /** Newest first. */
  readonly history: Approval['history'];
  readonly questions: Approval['questions'];
  readonly decision: Approval['decision'];
}

/** The values of columns, as the OpenAPI document lists them. */
export const approvalKinds = ['order', 'ecc', 'change', 'cease', 'discount', 'access', 'deal'] as const;
export const approvalStatuses = [
  'pending',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
] as const;

/** A request that waits for its approver. */
export interface ApprovalRequest {
  readonly id: string;
  readonly number: number;
  readonly partnerId: string;
  readonly approval: NewApproval;
  readonly requestedBy: { readonly id: string; readonly name: string };
  readonly requestedAt: string;
  readonly approver: { readonly id: string; readonly name: string };
  /** Overrides of what a new approval begins with. */
  readonly state?: Partial<ApprovalState>;
}

/** A pending approval as a row. */
export function approvalRow(request: ApprovalRequest) {
  const { id, number, partnerId, approval, requestedBy, requestedAt, approver } = request;
  const { kind, title, subject, total, dueAt, ifNotDecided, lines } = approval;
  const state: ApprovalState = {
    ifNotDecided,
    lines,
    description: approval.description ?? '',
    reason: approval.reason ?? '',
    changes: [],
    history: [{ at: requestedAt, event: 'submitted', by: requestedBy.name, note: '' }],
    questions: [],
    decision: null,
    ...request.state,
  };
  return {
    id,
    number,
    partner_id: partnerId,
    kind,
    title,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    status: 'pending',
    waiting_for: 'you',
    requested_by: requestedBy.id,
    requested_by_name: requestedBy.name,
    requested_at: requestedAt,
    due_at: dueAt,
    approver_id: approver.id,
    approver_name: approver.name,
    decided_at: null,
    nrc: total.nrc,
    mrc: total.mrc,
    tcv: total.tcv,
    state: JSON.stringify(state),
    searched: [id, title, subject.id, subject.name, requestedBy.name].join(' ').toLowerCase(),
  };
}
