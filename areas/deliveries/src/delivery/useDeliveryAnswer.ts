import {
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
  useOwnName,
} from '@quayside/page-kit/versions';
import type { FileListItem } from '@quayside/ui/FileList';
import type { GivenAnswer } from './deliveryAnswers.ts';
import { isAnswerAllowed } from './theirAnswer.ts';
import type { TypedAnswers } from './useTypedAnswers.ts';
import { answerDeliveryAction, getProvisioningCase, type ProvisioningCase } from '../deliveryApi.ts';

export type DeliveryAnswering = UseVersionedActionResult<GivenAnswer, ProvisioningCase>;

/** The calls of an answer to an action of a delivery. A charge is agreed to at the price that was on the page. */
export function deliveryAnswerCalls(ownName: string): VersionedActionCalls<GivenAnswer, ProvisioningCase> {
  return {
    send(http, { action, draft: { attachmentIds, ...draft } }, { caseNumber, etag }) {
      const { charge } = action;
      const body = {
        ...draft,
        ...(attachmentIds && { attachmentIds: [...attachmentIds] }),
        ...(charge && { price: { nrc: charge.amount, mrc: 0 } }),
      };
      return answerDeliveryAction.send(http, { path: { caseNumber, actionId: action.id }, body, etag });
    },
    isDone: ({ action, draft }, { answers }) =>
      answers.some(
        ({ actionId, answer, by }) =>
          actionId === action.id && answer === draft.answer && by.name === ownName,
      ),
    read: (http, { caseNumber }) => getProvisioningCase.send(http, { path: { caseNumber } }, withoutCache),
  };
}

/** Answers the actions of a delivery. `take` draws the version that a request brought. */
export function useDeliveryAnswer(
  drawn: ProvisioningCase | undefined,
  take: (delivery: ProvisioningCase) => void,
  typed: Pick<TypedAnswers, 'overtaken' | 'forget'>,
  files: readonly Pick<FileListItem, 'name'>[],
): DeliveryAnswering {
  const ownName = useOwnName();
  const overtaken = typed.overtaken(drawn);
  const isWayleave = overtaken?.draft.answer === 'provide';
  return useVersionedAction<GivenAnswer, ProvisioningCase>({
    drawn,
    take,
    onDone: ({ action }) => typed.forget(action.id),
    typed: {
      input: isWayleave ? { ...overtaken, files: files.map(({ name }) => name) } : overtaken,
      isPossible: ({ action, draft }, delivery) => isAnswerAllowed(action, draft.answer, delivery),
    },
    ...deliveryAnswerCalls(ownName),
  });
}
