import type { ProvisioningCase } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import { decideAs } from '../approvals/approvalWrites.ts';
import { pendingApprovalOf } from '../approvals/mayDecide.ts';
import type { Caller } from '../caller.ts';
import type { Conversations } from '../conversations/store.ts';
import type { StoredAction } from '../../world/deliveryState.ts';
import { requireAnswer } from './deliveryActions.ts';
import { sentenceOfAnswer } from './deliveryAnswers.ts';
import { saveDelivery, type DeliveryRow } from './deliveryRows.ts';

export type DeliveryAnswer = BodyOf<'answerDeliveryAction'>;

type RecordedAnswer = ProvisioningCase['answers'][number];

/** The minutes between an answer and the next milestone. */
const MOVES_ON_AFTER = 0.2;
const MINUTES_PER_DAY = 1440;

/** An answer, and the id of the action that it is for. */
interface GivenAnswer {
  readonly actionId: string;
  readonly answer: DeliveryAnswer;
}

/**
 * Answers an action for a caller. A charge is answered by deciding its approval. Throws 403 if the caller may not decide about the
 * charge, and 404, 409 or 422 for an answer that does not fit.
 */
export function answerDeliveryAs(
  world: World,
  conversations: Conversations,
  caller: Caller,
  row: DeliveryRow,
  given: GivenAnswer,
): void {
  const action = actionOf(row, given.actionId);
  requireAnswer(world, caller, row, action, given.answer.answer);
  if (action.kind === 'decideCharge') decideCharge(world, caller, row, action, given.answer);
  else answerDelivery(world, conversations, caller, row, given);
}

/** The price of a caller who names none. */
const unseen = { nrc: 0, mrc: 0 };

/** Decides about the approval of a charge. The delivery is answered by the event of the decision. */
function decideCharge(
  world: World,
  caller: Caller,
  row: DeliveryRow,
  action: StoredAction,
  answer: DeliveryAnswer,
): void {
  checkAnswer(action, answer);
  const approval = pendingApprovalOf(world, caller, 'delivery', row.caseNumber);
  if (approval === undefined) throw new Error(`The charge of ${row.caseNumber} has no approval.`);
  decideAs(world, caller, approval, {
    decision: answer.answer === 'accept' ? 'approve' : 'reject',
    comment: answer.reason ?? '',
    price: answer.price ?? unseen,
  });
}

function actionOf(row: DeliveryRow, actionId: string): StoredAction {
  const action = row.state.actions.find(({ id }) => id === actionId);
  if (action !== undefined) return action;
  throw new ProblemError(
    404,
    'This was answered already, or never asked. The page shows what is still asked.',
  );
}

/** Records an answer that may be given. Throws 404 or 422 for one that does not fit. */
export function answerDelivery(
  world: World,
  conversations: Conversations,
  caller: Caller,
  row: DeliveryRow,
  { actionId, answer }: GivenAnswer,
): void {
  const action = actionOf(row, actionId);
  const sentence = checkAnswer(action, answer);
  const conversationId = `CV-${row.caseNumber}`;
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
  recordAnswer(world, row, action, {
    answer: answer.answer,
    reason: answer.reason ?? '',
    slot: action.slots.find(({ id }) => id === answer.slotId) ?? null,
    by: { id: caller.id, name: caller.name },
  });
}

/** Saves an answer, and schedules what follows from it: the next milestone, the cancellation, or the handover again. */
export function recordAnswer(
  world: World,
  row: DeliveryRow,
  { id: actionId, kind }: StoredAction,
  given: Pick<RecordedAnswer, 'answer' | 'reason' | 'slot' | 'by'>,
): void {
  const { caseNumber, state } = row;
  const isDeclined = given.answer === 'decline';
  saveDelivery(world, caseNumber, given.by.name, {
    status: isDeclined ? 'cancelling' : 'inDelivery',
    waitingFor: 'us',
    state: {
      ...state,
      milestones: state.milestones.map((milestone) =>
        milestone.state === 'blocked' ? { ...milestone, state: 'current', owner: 'us' } : milestone,
      ),
      actions: state.actions.filter(({ id }) => id !== actionId),
      answers: [{ actionId, kind, ...given, at: world.now().toISOString() }, ...state.answers],
    },
  });
  // A cancellation and a correction of what was disputed take us a day.
  const after = isDeclined || given.answer === 'dispute' ? MINUTES_PER_DAY : MOVES_ON_AFTER;
  world.schedule(after, { kind: 'delivery.moves', subjectId: caseNumber, payload: '' });
}

function refuse(pointer: string, message: string): ProblemError {
  return new ProblemError(422, message, { errors: [{ pointer, detail: 'does not fit' }] });
}

/** Returns the text of an answer in the conversation. Throws 422 for an answer that does not fit. */
function checkAnswer(
  { kind, slots }: StoredAction,
  { answer, slotId, reason = '', attachmentIds = [] }: DeliveryAnswer,
): string {
  const sentence = sentenceOfAnswer(kind, answer);
  if (sentence === undefined)
    throw refuse('/answer', 'This cannot be answered like that. Choose one of the answers on the page.');
  if (answer === 'confirm' && slots.every(({ id }) => id !== slotId))
    throw refuse('/slotId', 'Choose one of the times.');
  if (answer === 'provide' && attachmentIds.length === 0)
    throw refuse('/attachmentIds', 'Attach the signed wayleave.');
  if ((answer === 'decline' || answer === 'dispute') && reason.trim() === '')
    throw refuse('/reason', 'Tell us why.');
  return sentence;
}
