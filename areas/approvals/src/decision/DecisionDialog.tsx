import { ActionDialog, type AskedAction } from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX, ReactNode } from 'react';
import { formatDayOf } from '@quayside/page-kit/format';
import type { ApprovalDetails } from '../api.ts';
import { latestApprovalEvent } from '../latestApprovalEvent.ts';
import type { ApprovalAction, ApprovalActions, ApprovalActionInput } from './useApprovalActions.ts';

export interface DecisionDialogProps {
  asked: AskedAction<ApprovalActionInput, ApprovalDetails>;
  actions: Pick<ApprovalActions, 'texts' | 'changeText' | 'confirm' | 'lookAgain' | 'close'>;
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
        <bdi>{requestedBy.name}</bdi>{' '}
        <span>{`replies here. The approval stays pending, and is still due on ${formatDayOf(dueAt)}.`}</span>
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

/** Asks for the comment, the reason or the question, and to confirm it. */
export function DecisionDialog({ asked, actions }: DecisionDialogProps): JSX.Element {
  const { action } = asked.input;
  const { title, confirm, tone, label, hint, isRequired, text } = texts[action];
  const typed = actions.texts[action];
  return (
    <ActionDialog
      noun="approval"
      isPossible={({ allowedActions }) => allowedActions.includes(action)}
      typed={typed}
      lastChange={latestApprovalEvent}
      asked={asked}
      commands={actions}
      input={{ action, text: typed }}
      title={title}
      tone={tone}
      canConfirm={typed.length <= COMMENT_LIMIT && (!isRequired || typed.trim() !== '')}
      labels={{ confirm }}
    >
      <Stack gap={16}>
        <p>{text(asked.seen)}</p>
        <Field label={label} hint={hint} optional={!isRequired}>
          <TextArea
            required={isRequired}
            value={typed}
            limit={COMMENT_LIMIT}
            disabled={asked.status === 'sending'}
            onChange={({ target }) => actions.changeText(action, target.value)}
          />
        </Field>
      </Stack>
    </ActionDialog>
  );
}
