import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ApprovalSummary } from '../api.ts';
import { approvalKindWords } from '../approvalWords.ts';
import { COMMENT_LIMIT } from '../decision/DecisionDialog.tsx';

export interface BulkDialogProps {
  decision: 'approve' | 'reject';
  /** At least one; all of one kind. */
  approvals: readonly ApprovalSummary[];
  comment: string;
  onCommentChange: (comment: string) => void;
  isSending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the user to confirm a decision about several approvals. */
export function BulkDialog({
  decision,
  approvals,
  comment,
  onCommentChange,
  isSending,
  error,
  onConfirm,
  onCancel,
}: BulkDialogProps): JSX.Element {
  const isRejection = decision === 'reject';
  const verb = isRejection ? 'Reject' : 'Approve';
  const count = `${formatCount(approvals.length)} ${approvals.length === 1 ? 'approval' : 'approvals'}`;
  const [first] = approvals;
  return (
    <ConfirmDialog
      open
      title={`${verb} ${count}?`}
      tone={isRejection ? 'critical' : 'neutral'}
      pending={isSending}
      error={error}
      canConfirm={comment.length <= COMMENT_LIMIT && (!isRejection || comment.trim() !== '')}
      labels={{ confirm: `${verb} ${count}` }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <p>Each is decided separately. If some fail, you see which ones and why, and the others stand.</p>
        {first && (
          <DescriptionList
            columns={2}
            items={[
              { id: 'kind', term: 'Kind', description: approvalKindWords[first.kind] },
              {
                id: 'total',
                term: 'Together (TCV), excl. VAT',
                kind: 'number',
                description: <Money amount={sumOf(approvals)} currency={first.total.tcv.currency} />,
              },
            ]}
          />
        )}
        <Field
          label={isRejection ? 'Why do you reject them?' : 'Comment'}
          optional={!isRejection}
          hint="The requesters read this."
        >
          <TextArea
            required={isRejection}
            value={comment}
            limit={COMMENT_LIMIT}
            disabled={isSending}
            onChange={({ target }) => onCommentChange(target.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}

function sumOf(approvals: readonly ApprovalSummary[]): number {
  return approvals.reduce((sum, { total }) => sum + total.tcv.amount, 0);
}
