import {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
  useOwnName,
} from '@quayside/page-kit/versions';
import { answerDealQuestion, getDeal, type DealDetails } from '../api.ts';
import type { AnswerText } from './useAnswerText.ts';

/** The answer to our question about a deal: its text as it was sent. */
export type DealAnswering = UseVersionedActionResult<string, DealDetails>;

export function dealAnswerCalls(ownName: string): VersionedActionCalls<string, DealDetails> {
  return {
    send: (http, text, { number, etag }) =>
      answerDealQuestion.send(http, { path: { dealNumber: number }, body: { text }, etag }),
    read: (http, { number }) => getDeal.send(http, { path: { dealNumber: number } }, withoutCache),
    operationId: answerDealQuestion.id,
    isDone: (text, { question }) => question?.answer?.text === text && question.answer.by === ownName,
  };
}

export function isAnswerAllowed(_text: string, { allowedActions }: DealDetails): boolean {
  return allowedActions.includes('answer');
}

/** Answers our question about a deal. `take` draws the version that a request brought. */
export function useDealAnswer(
  drawn: DealDetails | undefined,
  take: (deal: DealDetails) => void,
  { text, clear }: Pick<AnswerText, 'text' | 'clear'>,
): DealAnswering {
  const ownName = useOwnName();
  const input = text.trim() === '' ? null : text;
  return useVersionedAction<string, DealDetails>({
    drawn,
    take,
    onDone: clear,
    typed: { input, isPossible: isAnswerAllowed },
    ...dealAnswerCalls(ownName),
  });
}
