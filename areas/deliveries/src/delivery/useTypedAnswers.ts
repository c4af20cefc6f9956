import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';
import * as v from 'valibot';
import type { AskedDecision, GivenAnswer } from './deliveryAnswers.ts';
import type { DeliveryAction, ProvisioningCase } from '../deliveryApi.ts';
import { isAnswerAllowed } from './theirAnswer.ts';

/** The answers to a delivery's actions, as far as they are typed or chosen. */
export interface TypedAnswers {
  /** A typed answer that came too late, because somebody was first; null for none. */
  overtaken(this: void, delivery: ProvisioningCase | undefined): GivenAnswer | null;
  /** The typed reason for a decision; empty at first. */
  reasonOf(this: void, actionId: string, decision: AskedDecision): string;
  /** The chosen time of a survey; null at first. */
  slotOf(this: void, actionId: string): string | null;
  /** Keeps what is typed or chosen for an action, in place of what was typed before. An empty reason removes it. */
  type(this: void, given: GivenAnswer): void;
  forget(this: void, actionId: string): void;
}

const keptSchema = v.array(
  v.object({
    actionId: v.string(),
    decision: v.picklist(['declineCharge', 'disputeHandover']),
    reason: v.string(),
  }),
);

const decided = {
  acceptCharge: { kind: 'decideCharge', answer: 'accept' },
  declineCharge: { kind: 'decideCharge', answer: 'decline' },
  disputeHandover: { kind: 'decideHandover', answer: 'dispute' },
} as const satisfies Record<
  AskedDecision,
  { kind: DeliveryAction['kind']; answer: GivenAnswer['draft']['answer'] }
>;

/** Holds what is typed outside of the actions, which are gone once a colleague has answered. Reasons outlast a reload. */
export function useTypedAnswers(caseNumber: string): TypedAnswers {
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  const reasons = answers.flatMap(({ action, decision, draft: { reason = '' } }) =>
    decision === null || reason.trim() === '' ? [] : [{ actionId: action.id, decision, reason }],
  );
  useUnsavedWork(`delivery-reason ${caseNumber}`, {
    value: reasons.length === 0 ? undefined : reasons,
    restore(kept) {
      const { success, output } = v.safeParse(keptSchema, kept);
      if (!success) return false;
      setAnswers(output.map(restoredAnswer));
      return true;
    },
  });
  return typedAnswersOf(answers, setAnswers);
}

/** What is typed, over the state that holds it. */
export function typedAnswersOf(
  answers: readonly GivenAnswer[],
  setAnswers: (change: (before: readonly GivenAnswer[]) => readonly GivenAnswer[]) => void,
): TypedAnswers {
  const find = (actionId: string) => answers.find(({ action }) => action.id === actionId);
  return {
    overtaken(delivery) {
      if (delivery === undefined) return null;
      return answers.find(({ action, draft }) => !isAnswerAllowed(action, draft.answer, delivery)) ?? null;
    },
    reasonOf(actionId, decision) {
      const typed = find(actionId);
      return typed?.decision === decision ? (typed.draft.reason ?? '') : '';
    },
    slotOf: (actionId) => find(actionId)?.draft.slotId ?? null,
    type: (given) =>
      setAnswers((before) => {
        const others = without(before, given.action.id);
        return given.draft.reason === '' ? others : [...others, given];
      }),
    forget: (actionId) => setAnswers((before) => without(before, actionId)),
  };
}

function without(answers: readonly GivenAnswer[], actionId: string): GivenAnswer[] {
  return answers.filter(({ action }) => action.id !== actionId);
}

function restoredAnswer({
  actionId,
  decision,
  reason,
}: v.InferOutput<typeof keptSchema>[number]): GivenAnswer {
  const { kind, answer } = decided[decision];
  return {
    action: { id: actionId, kind, slots: [], charge: null, ifDeclined: null },
    draft: { answer, reason },
    decision,
  };
}
