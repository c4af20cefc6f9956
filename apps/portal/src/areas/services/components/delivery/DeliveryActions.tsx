import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX, type ReactNode } from 'react';
import { Capped } from '../../../../domain/Capped.tsx';
import { namesOf } from '../../../../domain/approvals/namesOf.ts';
import type { AnswerDraft, GivenAnswer } from '../../deliveryAnswers.ts';
import type { DeliveryAction, ProvisioningCase } from '../../deliveryApi.ts';
import type { AskedDecision, WayleaveUpload } from './answerPanel.ts';
import { ConfirmSurvey } from './ConfirmSurvey.tsx';
import { DecideCharge } from './DecideCharge.tsx';
import { DecideHandover } from './DecideHandover.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ProvideWayleave } from './ProvideWayleave.tsx';
import type { AnswerState } from './useDeliveryAnswer.ts';

/** The delivery, and the functions that answer its actions. */
export interface DeliveryActionsProps {
  delivery: ProvisioningCase;
  answering: AnswerState;
  /** Resolves with whether the answer was recorded. */
  onAnswer: (given: GivenAnswer) => Promise<boolean>;
  /** The reason of a decision, as far as it is typed. */
  reason: string;
  onReasonChange: (reason: string) => void;
  wayleave: WayleaveUpload;
}

/** The delivery as it was when the dialog opened. The answer refers to this version. */
interface Asked {
  readonly decision: AskedDecision;
  readonly action: DeliveryAction;
  readonly seen: ProvisioningCase;
}

/** The actions that wait for the user, answered in place. */
export function DeliveryActions(props: DeliveryActionsProps): JSX.Element {
  const { delivery, answering, onAnswer, reason, onReasonChange } = props;
  // The dialog outlives its action: a colleague may answer while the user types.
  const [asked, setAsked] = useState<Asked | null>(null);

  async function handleConfirm({ action, seen }: Asked, draft: AnswerDraft): Promise<void> {
    const isRecorded = await onAnswer({ action, draft, seen });
    if (!isRecorded) return;
    setAsked(null);
    onReasonChange('');
  }

  const isAsking = asked !== null && !isOver(answering, asked);
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
                  Waiting for{' '}
                  <bdi>
                    {action.allowedAnswers.length > 0 ? 'you' : namesOf(action.refusal?.deciders ?? [])}
                  </bdi>
                  . Answer by <DateTime value={action.dueAt} format="dateTime" />.
                </>
              }
            >
              <Stack gap={16}>
                <p style={{ margin: 0 }}>{action.detail}</p>
                {action.allowedAnswers.length > 0 || action.refusal !== null ? (
                  panelOf(props, action, (decision) => setAsked({ decision, action, seen: delivery }))
                ) : (
                  <InlineAlert>
                    You can’t answer this. Ask an administrator of your company who can.
                  </InlineAlert>
                )}
                {!isAsking && answering.status === 'failed' && answering.given.action.id === action.id && (
                  <InlineAlert tone="critical" live="assertive" title="Your answer wasn’t sent">
                    {answering.message}
                  </InlineAlert>
                )}
              </Stack>
            </Card>
          ))
        }
      </Capped>
      {isAsking && (
        <DecisionDialog
          {...asked}
          reason={reason}
          onReasonChange={onReasonChange}
          isSending={answering.status === 'sending'}
          error={answering.status === 'failed' ? answering.message : undefined}
          onConfirm={(draft) => void handleConfirm(asked, draft)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Whether the delivery changed before the answer of this dialog arrived. */
function isOver(answering: AnswerState, { seen }: Asked): boolean {
  return answering.status === 'conflict' && answering.given.seen.etag === seen.etag;
}

function panelOf(
  { delivery, answering, onAnswer, wayleave }: DeliveryActionsProps,
  action: DeliveryAction,
  onAsk: (decision: AskedDecision) => void,
): ReactNode {
  const panel = {
    action,
    isSending: answering.status === 'sending' && answering.given.action.id === action.id,
    onAnswer: (draft: AnswerDraft) => void onAnswer({ action, draft, seen: delivery }),
    onAsk,
  };
  switch (action.kind) {
    case 'confirmSurvey':
      return <ConfirmSurvey {...panel} />;
    case 'provideWayleave':
      return <ProvideWayleave {...panel} upload={wayleave} />;
    case 'decideCharge':
      return <DecideCharge {...panel} />;
    case 'decideHandover':
    default:
      return <DecideHandover {...panel} />;
  }
}
