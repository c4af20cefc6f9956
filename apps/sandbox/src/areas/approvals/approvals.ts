import type { Approval } from '../../contract/generated/openapi.ts';
import { collection, createReader, versionFields, type NewRow, type RowOf } from '../../store/collection.ts';
import * as field from '../../store/fields.ts';
import { waitingFor } from '../../world/words.ts';
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

const storedSummaryFields = {
  id: field.key(field.text),
  kind: field.word(['order', 'ecc', 'change', 'cease', 'discount', 'access', 'deal']),
  title: field.text,
  status: field.word(['pending', 'approved', 'rejected', 'withdrawn', 'expired', 'superseded']),
  waitingFor,
  subject: field.texts({ kind: 'subject_kind', id: 'subject_id', name: 'subject_name' }),
  requestedBy: field.texts({ id: 'requested_by', name: 'requested_by_name' }),
  requestedAt: field.moment,
  dueAt: field.moment,
  approver: field.texts({ id: 'approver_id', name: 'approver_name' }),
  decidedAt: field.orNull(field.moment),
};

export const approvals = collection('approvals', {
  ...storedSummaryFields,
  number: field.constrained(field.integer, 'UNIQUE'),
  partnerId: field.text,
  /** In pence. */
  total: field.integers({ nrc: 'nrc', mrc: 'mrc', tcv: 'tcv' }),
  state: field.json<ApprovalState>(),
  ...versionFields,
  searched: field.text,
});

export type ApprovalRow = RowOf<typeof approvals.fields>;

/** An approval before it is stored. */
export type NewApprovalRow = NewRow<typeof approvals.fields>;

export const approvalSummaryFields = {
  ...storedSummaryFields,
  due: field.orNull(field.word(['overdue', 'week', 'later'])),
};

const visibleFields = {
  ...approvals.fields,
  ...approvalSummaryFields,
  /** `other` is for what neither the caller nor a delegating colleague decides. */
  scope: field.word(['mine', 'delegated', 'other']),
  isWithinLimit: field.boolean,
};

/** An approval as one caller sees it now. */
export type VisibleApproval = RowOf<typeof visibleFields>;

export const readVisible = createReader(visibleFields);

/** A request that waits for its approver. */
export interface ApprovalRequest extends Pick<
  NewApprovalRow,
  'id' | 'number' | 'partnerId' | 'requestedBy' | 'requestedAt' | 'approver'
> {
  readonly approval: NewApproval;
  /** Overrides of what a new approval begins with. */
  readonly state?: Partial<ApprovalState>;
}

export function pendingApproval({ approval, state, ...request }: ApprovalRequest) {
  const { kind, title, subject, total, dueAt, ifNotDecided, lines, description = '', reason = '' } = approval;
  const { id, requestedBy, requestedAt } = request;
  return {
    ...request,
    kind,
    title,
    subject,
    total,
    dueAt,
    status: 'pending',
    waitingFor: 'you',
    state: {
      ifNotDecided,
      lines,
      description,
      reason,
      changes: [],
      history: [{ at: requestedAt, event: 'submitted', by: requestedBy.name, note: '' }],
      questions: [],
      decision: null,
      ...state,
    },
    searched: [id, title, subject.id, subject.name, requestedBy.name].join(' ').toLowerCase(),
  } satisfies NewApprovalRow;
}
