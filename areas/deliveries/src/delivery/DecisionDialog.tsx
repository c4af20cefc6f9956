import { ActionDialog, type AskedAction } from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { Money } from '@quayside/ui/Money';
import { TextArea } from '@quayside/ui/TextArea';
import type { JSX, ReactNode } from 'react';
import type { AnswerDraft, AnsweredAction, AskedDecision, GivenAnswer } from './deliveryAnswers.ts';
import type { ProvisioningCase } from '../deliveryApi.ts';
import { isAnswerAllowed, latestAnswer } from './theirAnswer.ts';
import type { DeliveryAnswering } from './useDeliveryAnswer.ts';
import type { TypedAnswers } from './useTypedAnswers.ts';

export interface DecisionDialogProps {
  decision: AskedDecision;
  asked: AskedAction<GivenAnswer, ProvisioningCase>;
  answering: DeliveryAnswering;
  typed: Pick<TypedAnswers, 'reasonOf' | 'type' | 'forget'>;
}

interface DecisionText {
  readonly answer: AnswerDraft['answer'];
  readonly confirm: string;
  readonly tone: 'neutral' | 'critical';
  /** The label of the reason. Null when no reason is needed. */
  readonly reasonLabel: string | null;
  title(this: void, action: AnsweredAction): ReactNode;
  text(this: void, action: AnsweredAction): ReactNode;
}

const REASON_LIMIT = 4000;

function Amount({ of: { charge } }: { of: AnsweredAction }): JSX.Element | null {
  return charge && <Money {...charge} />;
}

const texts: Record<AskedDecision, DecisionText> = {
  acceptCharge: {
    answer: 'accept',
    confirm: 'Accept the charge',
    tone: 'neutral',
    reasonLabel: null,
    title: (action) => (
      <>
        Accept the charge of <Amount of={action} />?
      </>
    ),
    text: () =>
      'It is due once, excluding VAT, and appears on your next invoice. You cannot take this back here.',
  },
  declineCharge: {
    answer: 'decline',
    confirm: 'Decline the charge',
    tone: 'critical',
    reasonLabel: 'Why do you decline it?',
    title: (action) => (
      <>
        Decline the charge of <Amount of={action} />?
      </>
    ),
    text: ({ ifDeclined }) => ifDeclined,
  },
  disputeHandover: {
    answer: 'dispute',
    confirm: 'Dispute the handover',
    tone: 'neutral',
    reasonLabel: 'What is wrong?',
    title: () => 'Dispute the handover?',
    text: () => 'An engineer looks into it and replies in the messages below. The delivery waits until then.',
  },
};

export function DecisionDialog({ decision, asked, answering, typed }: DecisionDialogProps): JSX.Element {
  const { id } = asked.input.action;
  // As it is in the version that is asked about: a charge may have changed.
  const present = asked.seen.actions.find((each) => each.id === id);
  const action = present ?? asked.input.action;
  const { answer, confirm, tone, reasonLabel, title, text } = texts[decision];
  const reason = typed.reasonOf(id, decision);
  const sent = reason.trim();
  const draft: AnswerDraft = { answer, ...(reasonLabel !== null && { reason: sent }) };
  const newest = asked.status === 'stale' ? asked.theirs : asked.seen;
  function handleCancel(): void {
    // The dialog has shown what is lost.
    if (!isAnswerAllowed(action, answer, newest)) typed.forget(id);
    answering.close();
  }
  return (
    <ActionDialog
      noun="delivery"
      isPossible={(delivery) => isAnswerAllowed(action, answer, delivery)}
      lastChange={(delivery) => latestAnswer(asked.input, delivery)}
      typed={reason}
      asked={asked}
      commands={answering}
      input={{ action, draft, decision }}
      title={title(action)}
      tone={tone}
      canConfirm={reasonLabel === null || (sent !== '' && reason.length <= REASON_LIMIT)}
      labels={{ confirm }}
      onCancel={handleCancel}
    >
      <p>{text(action)}</p>
      {reasonLabel !== null && (
        <Field label={reasonLabel} hint="Colleagues and our engineers can read this.">
          <TextArea
            required
            value={reason}
            limit={REASON_LIMIT}
            disabled={asked.status === 'sending'}
            onChange={(event) =>
              typed.type({ action, draft: { answer, reason: event.target.value }, decision })
            }
          />
        </Field>
      )}
    </ActionDialog>
  );
}
