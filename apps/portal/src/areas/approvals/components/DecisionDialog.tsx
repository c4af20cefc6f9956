import { ConfirmDialog } from '@quayside/ui/ConfirmDialog';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX, ReactNode } from 'react';
import { formatDayOf } from '../../../domain/format.ts';
import type { ApprovalDetails } from '../api.ts';

/** An action of the user on an approval. */
export type ApprovalAction = ApprovalDetails['allowedActions'][number];

/** The action, and its text as typed so far. */
export interface DecisionDialogProps {
  action: ApprovalAction;
  /** The approval as the user saw it. */
  seen: ApprovalDetails;
  text: string;
  onTextChange: (text: string) => void;
  isSending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The most characters of a comment, a reason or a question. */
export const COMMENT_LIMIT = 4000;

interface ActionTexts {
  readonly title: string;
  readonly confirm: string;
  readonly tone: 'neutral' | 'critical';
  readonly label: string;
  readonly hint: string;
  readonly isRequired: boolean;
  text(this: void, seen: ApprovalDetails): ReactNode;
}

const texts: Record<ApprovalAction, ActionTexts> = {
  approve: {
    title: 'Approve this?',
    confirm: 'Approve',
    tone: 'neutral',
    label: 'Comment',
    hint: 'The requester reads this.',
    isRequired: false,
    text: ({ total: { nrc, mrc, tcv } }) => (
      <>
        One-off (NRC) <Money {...nrc} />, monthly (MRC) <Money {...mrc} />, total over the term (TCV){' '}
        <strong>
          <Money {...tcv} />
        </strong>
        , excluding VAT. You cannot take this back here.
      </>
    ),
  },
  reject: {
    title: 'Reject this?',
    confirm: 'Reject',
    tone: 'critical',
    label: 'Why do you reject it?',
    hint: 'The requester reads this.',
    isRequired: true,
    text: ({ kind }) => rejectionTexts[kind],
  },
  ask: {
    title: 'Ask a question',
    confirm: 'Send the question',
    tone: 'neutral',
    label: 'Your question',
    hint: 'The requester and other approvers read this.',
    isRequired: true,
    text: ({ requestedBy, dueAt }) => (
      <>
        <bdi>{requestedBy.name}</bdi> replies here. The approval stays pending, and is still due on{' '}
        {formatDayOf(dueAt)}.
      </>
    ),
  },
};

const rejectionTexts: Record<ApprovalDetails['kind'], string> = {
  order: 'The order ends. Nothing is delivered or charged.',
  ecc: 'The charge is declined, and we cancel the order free of charge.',
  change: 'The service stays as it is.',
  cease: 'The service goes on and is charged as before.',
  discount: 'The price stays as it is.',
  access: 'The access stays as it is.',
  deal: 'The deal is not registered.',
};

/** Asks for the comment, the reason or the question, and whether it is meant. */
export function DecisionDialog({
  action,
  seen,
  text: typed,
  onTextChange,
  isSending,
  error,
  onConfirm,
  onCancel,
}: DecisionDialogProps): JSX.Element {
  const { title, confirm, tone, label, hint, isRequired, text } = texts[action];
  return (
    <ConfirmDialog
      open
      title={title}
      tone={tone}
      pending={isSending}
      error={error}
      canConfirm={typed.length <= COMMENT_LIMIT && (!isRequired || typed.trim() !== '')}
      labels={{ confirm }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <p>{text(seen)}</p>
        <Field label={label} hint={hint} optional={!isRequired}>
          <TextArea
            required={isRequired}
            value={typed}
            limit={COMMENT_LIMIT}
            disabled={isSending}
            onChange={({ target }) => onTextChange(target.value)}
          />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
