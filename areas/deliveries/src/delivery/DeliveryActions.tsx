import { askedAction } from '@quayside/page-kit/versions';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { namesOf } from '@quayside/shared/approvals/namesOf.ts';
import type { AnswerDraft, AskedDecision } from './deliveryAnswers.ts';
import type { DeliveryAction, ProvisioningCase } from '../deliveryApi.ts';
import type { WayleaveUpload } from './answerPanel.ts';
import { ConfirmSurvey } from './ConfirmSurvey.tsx';
import { DecideCharge } from './DecideCharge.tsx';
import { DecideHandover } from './DecideHandover.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ProvideWayleave } from './ProvideWayleave.tsx';
import type { DeliveryAnswering } from './useDeliveryAnswer.ts';
import type { TypedAnswers } from './useTypedAnswers.ts';

export interface DeliveryActionsProps {
  delivery: ProvisioningCase;
  answering: DeliveryAnswering;
  typed: TypedAnswers;
  wayleave: WayleaveUpload;
}

/** The actions that wait for the user, answered in place. */
export function DeliveryActions(props: DeliveryActionsProps): JSX.Element {
  const { delivery, answering, typed } = props;
  // The dialog outlives its action: a colleague may answer while the user types.
  const asked = askedAction(answering.state);
  const decision = asked?.input.decision ?? null;
  return (
    <>
      <Capped items={delivery.actions}>
        {(shown) =>
          shown.map((action) => (
            <Card
              key={action.id}
              as="section"
              title={action.title}
              lead={
                <>
                  Waiting for <bdi>{action.allowedAnswers.length > 0 ? 'you' : namesOf(action.deciders)}</bdi>
                  . Answer by <DateTime value={action.dueAt} format="dateTime" />.
                </>
              }
            >
              <Stack gap={16}>
                <Text>{action.detail}</Text>
                {action.allowedAnswers.length > 0 || action.kind === 'decideCharge' ? (
                  panelOf(props, action)
                ) : (
                  <InlineAlert>{action.refusedAnswers[0]?.reason}</InlineAlert>
                )}
                {decision === null && asked?.status === 'failed' && asked.input.action.id === action.id && (
                  <InlineAlert tone="critical" live="assertive" title="Your answer wasn’t sent">
                    {asked.message}
                  </InlineAlert>
                )}
              </Stack>
            </Card>
          ))
        }
      </Capped>
      {asked && decision && (
        <DecisionDialog decision={decision} asked={asked} answering={answering} typed={typed} />
      )}
    </>
  );
}

function panelOf(
  { delivery, answering, typed, wayleave }: DeliveryActionsProps,
  action: DeliveryAction,
): ReactNode {
  const { state, send, ask } = answering;
  const panel = {
    action,
    isSending: state.status === 'sending' && state.input.action.id === action.id,
    onAnswer: (draft: AnswerDraft) => void send({ action, draft, decision: null }, delivery),
    onAsk: (decision: AskedDecision) =>
      ask({ action, draft: { answer: decisionAnswers[decision] }, decision }, delivery),
  };
  switch (action.kind) {
    case 'confirmSurvey':
      return (
        <ConfirmSurvey
          {...panel}
          slotId={typed.slotOf(action.id)}
          onSlotChange={(slotId) =>
            typed.type({ action, draft: { answer: 'confirm', slotId }, decision: null })
          }
        />
      );
    case 'provideWayleave':
      return <ProvideWayleave {...panel} upload={typedUpload(wayleave, typed, action)} />;
    case 'decideCharge':
      return <DecideCharge {...panel} />;
    case 'decideHandover':
    default:
      return <DecideHandover {...panel} />;
  }
}

/** The upload of a wayleave, whose files are remembered as what is chosen for its action. */
function typedUpload(wayleave: WayleaveUpload, typed: TypedAnswers, action: DeliveryAction): WayleaveUpload {
  return {
    ...wayleave,
    add(files) {
      wayleave.add(files);
      if (files.length > 0) typed.type({ action, draft: { answer: 'provide' }, decision: null });
    },
    remove(id) {
      wayleave.remove(id);
      if (wayleave.files.every((file) => file.id === id)) typed.forget(action.id);
    },
  };
}

const decisionAnswers: Record<AskedDecision, AnswerDraft['answer']> = {
  acceptCharge: 'accept',
  declineCharge: 'decline',
  disputeHandover: 'dispute',
};
