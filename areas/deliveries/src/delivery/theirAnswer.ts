import type { LastChange } from '@quayside/page-kit/versions';
import { sentenceOf, type AnswerDraft, type AnsweredAction, type GivenAnswer } from './deliveryAnswers.ts';
import type { DeliveryAnswer, ProvisioningCase } from '../deliveryApi.ts';

/** Finds the answer that a delivery has to the same action. */
export function theirAnswer(
  { action }: Pick<GivenAnswer, 'action'>,
  { answers }: ProvisioningCase,
): DeliveryAnswer | undefined {
  return answers.find(({ actionId }) => actionId === action.id);
}

/** The answer to the same action as the change that closed it, in words. */
export function latestAnswer(
  given: Pick<GivenAnswer, 'action'>,
  delivery: ProvisioningCase,
): LastChange | undefined {
  const answer = theirAnswer(given, delivery);
  if (answer === undefined) return undefined;
  const what = sentenceOf(answer.kind, answer.answer);
  return { by: answer.by.name, what: `${what.charAt(0).toUpperCase()}${what.slice(1)}`, at: answer.at };
}

/** Whether a delivery still waits for this answer to an action. */
export function isAnswerAllowed(
  { id }: Pick<AnsweredAction, 'id'>,
  answer: AnswerDraft['answer'],
  { actions }: ProvisioningCase,
): boolean {
  return actions.some((action) => action.id === id && action.allowedAnswers.includes(answer));
}
