import { ActionOutcome, changedItem, isSame, versionWords } from '@quayside/page-kit/versions';
import type { CalendarDay } from '@quayside/portal-core/calls';
import type { DiffItem } from '@quayside/ui/DiffList';
import { Money } from '@quayside/ui/Money';
import type { JSX } from 'react';
import { formatDay } from '@quayside/page-kit/format';
import { orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { siteTimeText } from '@quayside/shared/sites/siteTimeText.ts';
import { afterAnswerWords, answerWords, sentenceOf, type GivenAnswer } from './deliveryAnswers.ts';
import type { DeliveryAnswer, ProvisioningCase } from '../deliveryApi.ts';
import { isAnswerAllowed, latestAnswer, theirAnswer } from './theirAnswer.ts';
import type { DeliveryAnswering } from './useDeliveryAnswer.ts';

/** The user's answer. `nowMs` is the present time for relative times. */
export interface AnswerOutcomeProps {
  answering: Pick<DeliveryAnswering, 'state' | 'send' | 'lookAgain' | 'close'>;
  nowMs: number;
  /** The user has read that an answer can no longer be given. */
  onLeave: (given: GivenAnswer) => void;
}

/** Confirms that the answer was recorded, or compares it with a change that came first. */
export function AnswerOutcome({
  answering: { state, send, lookAgain, close },
  nowMs,
  onLeave,
}: AnswerOutcomeProps): JSX.Element {
  const met = state.status === 'conflict' || state.status === 'refused' ? state : null;
  const isUnasked = state.status === 'conflict' && state.isUnasked === true;
  const isAnswered = met?.theirs != null && theirAnswer(met.input, met.theirs) !== undefined;
  return (
    <ActionOutcome
      state={state}
      noun="delivery"
      nowMs={nowMs}
      done={({ action, draft }) => ({
        title: `You ${sentenceOf(action.kind, draft.answer)}`,
        text: afterAnswerWords[draft.answer],
      })}
      lastChange={(theirs) => met && latestAnswer(met.input, theirs)}
      compare={isUnasked && !isAnswered ? (given) => chosenIn(given, {}) : compare}
      comparedWith={isAnswered || isUnasked ? 'wanted' : 'seen'}
      typed={({ draft }) => draft.reason ?? ''}
      isPossible={isPossible}
      onDecideAgain={() => {
        if (state.status !== 'conflict') return;
        if (state.input.decision === null) void send(state.input, state.theirs);
        else lookAgain();
      }}
      {...(state.status === 'conflict' &&
        state.input.decision === null && { decideAgain: versionWords.sendAgain })}
      onDismiss={() => {
        close();
        if (met?.theirs != null && !isPossible(met.input, met.theirs)) onLeave(met.input);
      }}
    />
  );
}

function isPossible({ action, draft }: GivenAnswer, theirs: ProvisioningCase): boolean {
  return isAnswerAllowed(action, draft.answer, theirs);
}

/** Compares both answers; without an answer of another person, what the user saw with the present delivery. */
function compare(given: GivenAnswer, theirs: ProvisioningCase, seen: ProvisioningCase): DiffItem[] {
  const answer = theirAnswer(given, theirs);
  if (answer === undefined) return [...chargesSince(given, seen, theirs), ...changesOf(seen, theirs)];
  const { draft } = given;
  return [
    ...changedItem('answer', 'Answer', answerWords[draft.answer], answerWords[answer.answer]),
    ...chosenIn(given, answer),
    ...changedItem('reason', 'Reason', draft.reason, answer.reason),
  ];
}

/** Compares the chosen time and files with those of another person's answer. */
function chosenIn(given: GivenAnswer, { slot }: Partial<Pick<DeliveryAnswer, 'slot'>>): DiffItem[] {
  const { draft, files = [] } = given;
  return [
    ...changedItem('slot', 'Time', slotText(given, draft.slotId), slotText(given, slot?.id)),
    ...changedItem('files', 'Files', files.length === 0 ? undefined : files.join(', '), undefined),
  ];
}

/** The charge that the user saw and the present one, if they differ. */
function chargesSince(
  { action: { id } }: GivenAnswer,
  seen: ProvisioningCase,
  now: ProvisioningCase,
): DiffItem[] {
  const chargeIn = ({ actions }: ProvisioningCase) => actions.find((action) => action.id === id)?.charge;
  const [before, after] = [chargeIn(seen), chargeIn(now)];
  if (!before || !after || isSame(before, after)) return [];
  return changedItem('charge', 'One-off charge (NRC)', <Money {...before} />, <Money {...after} />);
}

function slotText({ action }: GivenAnswer, id: string | undefined): string | undefined {
  const slot = action.slots.find((each) => each.id === id);
  return slot && siteTimeText(slot);
}

function day(date: CalendarDay | null): string | undefined {
  return date === null ? undefined : formatDay(date);
}

/** Lists the differences between the delivery that the user saw and the present one. */
function changesOf(before: ProvisioningCase, after: ProvisioningCase): DiffItem[] {
  return [
    ...changedItem(
      'status',
      'Status',
      orderStatusWords[before.status].text,
      orderStatusWords[after.status].text,
    ),
    ...changedItem(
      'indicative',
      'Indicative date',
      day(before.dates.indicative),
      day(after.dates.indicative),
    ),
    ...changedItem('committed', 'Committed date', day(before.dates.committed), day(after.dates.committed)),
    ...changedItem('risk', 'At risk', before.jeopardy?.reason, after.jeopardy?.reason),
    ...changedItem('next', 'Next', before.next?.needs, after.next?.needs),
  ];
}
