import { isHttpStatusError, useAction } from '@quayside/portal-core/react';
import { useState } from 'react';
import { submitFailure } from '../../../../domain/form/submitFailure.ts';
import type { GivenAnswer } from '../../deliveryAnswers.ts';
import { answerDeliveryAction, type DeliveryAnswer } from '../../deliveryApi.ts';

/** The state of the last answer. */
export type AnswerState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly given: GivenAnswer }
  | { readonly status: 'done'; readonly answer: DeliveryAnswer }
  | { readonly status: 'failed'; readonly given: GivenAnswer; readonly message: string }
  /** The delivery changed before the answer arrived, so the answer was not recorded. */
  | { readonly status: 'conflict'; readonly given: GivenAnswer };

/** Sends answers, and keeps the outcome of the last one. */
export interface DeliveryAnswering {
  readonly state: AnswerState;
  /** Resolves with whether the answer was recorded. */
  send(this: void, given: GivenAnswer): Promise<boolean>;
  /** Forgets the last answer. */
  dismiss(this: void): void;
}

/** Answers the actions of a delivery. `refetch` loads the delivery again after a conflict. */
export function useDeliveryAnswer(refetch: () => Promise<void>): DeliveryAnswering {
  const { run } = useAction(answerDeliveryAction, { failure: 'in-place' });
  const [state, setState] = useState<AnswerState>({ status: 'idle' });
  return {
    state,
    dismiss: () => setState({ status: 'idle' }),
    async send(given) {
      const { action, draft, seen } = given;
      const { attachmentIds, ...rest } = draft;
      setState({ status: 'sending', given });
      const result = await run({
        path: { caseNumber: seen.caseNumber, actionId: action.id },
        body: { ...rest, ...(attachmentIds && { attachmentIds: [...attachmentIds] }) },
        etag: seen.etag,
      });
      if (result.status === 'done') {
        const answer = result.value.answers.find(({ actionId }) => actionId === action.id);
        setState(answer === undefined ? { status: 'idle' } : { status: 'done', answer });
        return true;
      }
      if (result.status !== 'failed') return false;
      const failure = submitFailure(result.error);
      // A missing action (404) was answered by another user.
      if (failure.kind === 'conflict' || isHttpStatusError(result.error, 404)) {
        setState({ status: 'conflict', given });
        await refetch();
      } else if (failure.kind === 'cancelled') setState({ status: 'idle' });
      else setState({ status: 'failed', given, message: failure.problems[0]?.message ?? '' });
      return false;
    },
  };
}
