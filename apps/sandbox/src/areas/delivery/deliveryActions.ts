import type { DeliveryAction, ProvisioningCase } from '../../contract/generated/openapi.ts';
import { sharedRights } from '../../rights/rights.ts';
import type { User } from '../../store/users.ts';
import type { World } from '../../world/createWorld.ts';
import type { StoredAction } from '../../world/deliveryState.ts';
import {
  listOffers,
  notYours,
  requireOffer,
  rightRefusalOf,
  type ActionRules,
  type Offer,
  type Offers,
} from '../actions.ts';
import { decisionRefusalOf, offerOfDecision, pendingApprovalOf } from '../approvals/mayDecide.ts';
import { callerOf, type Caller } from '../caller.ts';
import { sentenceOfAnswer } from './deliveryAnswers.ts';
import type { DeliveryRow } from './deliveryRows.ts';

type Word = DeliveryAction['allowedAnswers'][number];

/** The actions of a delivery. It offers an answer while something is asked. */
export const deliveryActions = (
  world: World,
): ActionRules<DeliveryRow, ProvisioningCase['allowedActions'][number]> => ({
  calls: { reply: 'addConversationEntry', answer: 'answerDeliveryAction' },
  offers: (row, user) => ({ reply: true, answer: !isOver(row) && offerOfAll(world, user, row) }),
  notOffered: 'This was answered already, or never asked. The page shows what is still asked.',
});

/** Whether a delivery asks nothing any more. */
export function isOver({ status }: Pick<DeliveryRow, 'status'>): boolean {
  return status === 'complete' || status === 'cancelled' || status === 'cancelling';
}

/** Any answer that the caller may give, else the refusal of the first one. */
function offerOfAll(world: World, user: User, row: DeliveryRow): Offer {
  const offers = row.state.actions.flatMap((asked) =>
    Object.values(offersOfAnswers(world, callerOf(user), row, asked)),
  );
  return offers.includes(true) || offers.find((offer) => offer !== false) || false;
}

export function listAnswers(
  world: World,
  user: User,
  row: DeliveryRow,
  asked: StoredAction,
): Pick<DeliveryAction, 'allowedAnswers' | 'refusedAnswers' | 'deciders'> {
  const right = rightRefusalOf('answerDeliveryAction', user);
  const offers = offersOfAnswers(world, callerOf(user), row, asked);
  const { allowedActions, refusedActions } = listOffers(offers, () => right);
  const deciders = asked.kind === 'decideCharge' ? decidersOf(world, callerOf(user), row) : [];
  return { allowedAnswers: allowedActions, refusedAnswers: refusedActions, deciders };
}

/** Who decides about the charge of a delivery instead of a caller. */
function decidersOf(world: World, caller: Caller, { caseNumber }: DeliveryRow): DeliveryAction['deciders'] {
  const approval = pendingApprovalOf(world, caller, 'delivery', caseNumber);
  return (approval && decisionRefusalOf(caller, approval)?.deciders) ?? [];
}

/** Throws 403 for what the caller may answer in no way. */
export function requireSomeAnswer(world: World, caller: Caller, row: DeliveryRow, actionId: string): void {
  const asked = row.state.actions.find(({ id }) => id === actionId);
  const offers = asked === undefined ? [] : Object.values(offersOfAnswers(world, caller, row, asked));
  const refusal = offers.find((offer) => typeof offer === 'object');
  if (refusal !== undefined && !offers.includes(true)) requireOffer(refusal, row, '');
}

/** Throws 403 or 409 for an answer that fits the question, but that the caller may not give now. */
export function requireAnswer(
  world: World,
  caller: Caller,
  row: DeliveryRow,
  asked: StoredAction,
  word: Word,
): void {
  if (sentenceOfAnswer(asked.kind, word) === undefined) return;
  const gone = 'The approval of this charge changed meanwhile. Look at the charge again.';
  requireOffer(offersOfAnswers(world, caller, row, asked)[word], row, gone);
}

/** The answers that a question takes. A charge is an approval: to accept is to approve it. */
function offersOfAnswers(
  world: World,
  caller: Caller,
  row: DeliveryRow,
  { kind }: StoredAction,
): Offers<Word> {
  const takes = (word: Word): boolean => sentenceOfAnswer(kind, word) !== undefined;
  if (kind === 'decideCharge') {
    const approval = pendingApprovalOf(world, caller, 'delivery', row.caseNumber);
    const decision = approval !== undefined && offerOfDecision(caller, approval);
    return {
      confirm: false,
      provide: false,
      accept: decision,
      decline: decision,
      dispute: false,
    };
  }
  const reason = sharedRights().refusalOfPermission(caller.roles, 'requestChanges');
  const offer = reason === null || notYours(reason);
  return {
    confirm: takes('confirm') && offer,
    provide: takes('provide') && offer,
    accept: takes('accept') && offer,
    decline: takes('decline') && offer,
    dispute: takes('dispute') && offer,
  };
}
