import type { DeliveryAction } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Row, World } from '../../world/createWorld.ts';
import type { ApprovalDecision } from '../approvals/submitApproval.ts';
import type { Caller } from '../caller.ts';
import type { Conversations } from '../conversations/store.ts';
import { saveDelivery } from './deliveryRows.ts';
import { stateOf } from './toProvisioningCase.ts';

/** A customer's answer to an action of a delivery. */
export type DeliveryAnswer = BodyOf<'answerDeliveryAction'>;

/** The answers that each kind of action takes, with their text in the conversation. */
const answers: Readonly<
  Record<DeliveryAction['kind'], Readonly<Partial<Record<DeliveryAnswer['answer'], string>>>>
> = {
  confirmSurvey: { confirm: 'confirmed a time for the survey.' },
  provideWayleave: { provide: 'sent the signed wayleave.' },
  decideCharge: {
    accept: 'accepted the excess construction charge.',
    decline: 'declined the excess construction charge. We are cancelling the order.',
  },
  decideHandover: {
    accept: 'accepted the handover.',
    dispute: 'disputed the handover. An engineer will look into it.',
  },
};

/** The minutes between an answer and the next milestone. */
const MOVES_ON_AFTER = 0.2;

/** Answers an action of a delivery. Throws 404, 409 or 422 for an answer that does not fit. */
export function answerDelivery(
  world: World,
  conversations: Conversations,
  caller: Caller,
  row: Row,
  { actionId, answer }: { readonly actionId: string; readonly answer: DeliveryAnswer },
): void {
  const caseNumber = String(row['case_number']);
  const state = stateOf(row);
  const action = state.actions.find(({ id }) => id === actionId);
  if (action === undefined)
    throw new ProblemError(404, 'This was answered already, or never asked. Load the delivery again.');
  const sentence = checkAnswer(action, answer);
  const conversationId = `CV-${caseNumber}`;
  if (answer.reason)
    conversations.addMessage(conversationId, caller, answer.reason, answer.attachmentIds ?? []);
  else if (answer.attachmentIds?.length)
    conversations.addMessage(
      conversationId,
      caller,
      'The signed wayleave is attached.',
      answer.attachmentIds,
    );
  conversations.addEvent(conversationId, `${caller.name} ${sentence}`);
  const isDeclined = answer.answer === 'decline';
  saveDelivery(
    world,
    caseNumber,
    caller.name,
    {
      ...state,
      milestones: state.milestones.map((milestone) =>
        milestone.state === 'blocked' ? { ...milestone, state: 'current', owner: 'us' } : milestone,
      ),
      actions: state.actions.filter(({ id }) => id !== actionId),
      answers: [
        {
          actionId,
          kind: action.kind,
          answer: answer.answer,
          reason: answer.reason ?? '',
          slot: action.slots.find(({ id }) => id === answer.slotId) ?? null,
          by: { id: caller.id, name: caller.name },
          at: world.now().toISOString(),
        },
        ...state.answers,
      ],
    },
    {
      status: isDeclined ? 'cancelling' : 'inDelivery',
      waiting_for: 'us',
    },
  );
  if (action.kind === 'decideCharge') reportCharge(world, caseNumber, caller, answer);
  if (!isDeclined && answer.answer !== 'dispute')
    world.schedule(MOVES_ON_AFTER, { kind: 'delivery.moves', subjectId: caseNumber, payload: '' });
}

/** Passes the answer to a charge on to its approval. */
function reportCharge(world: World, caseNumber: string, { id, name }: Caller, answer: DeliveryAnswer): void {
  const decision: ApprovalDecision = {
    decision: answer.answer === 'decline' ? 'rejected' : 'approved',
    by: { id, name },
    comment: answer.reason ?? '',
  };
  world.schedule(0, {
    kind: 'delivery.chargeAnswered',
    subjectId: caseNumber,
    payload: JSON.stringify(decision),
  });
}

function refuse(pointer: string, message: string): ProblemError {
  return new ProblemError(422, message, { errors: [{ pointer, detail: 'does not fit' }] });
}

/** Returns the text of an answer in the conversation. Throws 422 for an answer that does not fit. */
function checkAnswer(
  { kind, slots }: DeliveryAction,
  { answer, slotId, reason = '', attachmentIds = [] }: DeliveryAnswer,
): string {
  const sentence = answers[kind][answer];
  if (sentence === undefined)
    throw refuse('/answer', 'This cannot be answered like that. Load the delivery again.');
  if (answer === 'confirm' && slots.every(({ id }) => id !== slotId))
    throw refuse('/slotId', 'Choose one of the times.');
  if (answer === 'provide' && attachmentIds.length === 0)
    throw refuse('/attachmentIds', 'Attach the signed wayleave.');
  if ((answer === 'decline' || answer === 'dispute') && reason.trim() === '')
    throw refuse('/reason', 'Tell us why.');
  return sentence;
}
