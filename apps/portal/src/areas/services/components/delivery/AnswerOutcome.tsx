import type { CalendarDay } from '@quayside/portal-core/calls';
import { Button } from '@quayside/ui/Button';
import { DiffList, type DiffItem } from '@quayside/ui/DiffList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RelativeTime } from '@quayside/ui/RelativeTime';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { formatDay } from '../../../../domain/format.ts';
import { siteTimeText } from '../../../../domain/siteTimeText.ts';
import { changedItem } from '../../changedItems.ts';
import { Outcome } from '../../../../domain/Outcome.tsx';
import { afterAnswerWords, answerWords, sentenceOf, type GivenAnswer } from '../../deliveryAnswers.ts';
import type { ProvisioningCase } from '../../deliveryApi.ts';
import { orderStatusWords } from '../../../../domain/orders/orderWords.ts';
import type { AnswerState } from './useDeliveryAnswer.ts';

/** The state of an answer, and the delivery as it is now. */
export interface AnswerOutcomeProps {
  answering: AnswerState;
  delivery: ProvisioningCase;
  /** When the delivery was received: the present time for relative times. */
  now: number;
  onSendAgain: (given: GivenAnswer) => void;
  onDismiss: () => void;
}

/** Confirms that an answer was recorded, or compares it with a change that came first. */
export function AnswerOutcome(props: AnswerOutcomeProps): JSX.Element | null {
  const { answering, delivery } = props;
  if (answering.status !== 'done' && answering.status !== 'conflict') return null;
  return (
    <Outcome>
      {answering.status === 'done' ? (
        <InlineAlert
          tone="positive"
          live="polite"
          title={`You ${sentenceOf(answering.answer.kind, answering.answer.answer)}`}
        >
          {afterAnswerWords[answering.answer.answer]}
        </InlineAlert>
      ) : delivery.etag === answering.given.seen.etag ? (
        <InlineAlert tone="caution" title="This delivery changed meanwhile">
          <Skeleton lines={2} />
        </InlineAlert>
      ) : (
        <Conflict {...props} given={answering.given} />
      )}
    </Outcome>
  );
}

function Conflict({
  given,
  delivery,
  now,
  onSendAgain,
  onDismiss,
}: AnswerOutcomeProps & { given: GivenAnswer }): JSX.Element {
  const { action, draft, seen } = given;
  const theirs = delivery.answers.find(({ actionId }) => actionId === action.id);
  const isOpen = delivery.actions.some(
    ({ id, allowedAnswers }) => id === action.id && allowedAnswers.includes(draft.answer),
  );
  return (
    <InlineAlert
      tone="caution"
      live="assertive"
      title={
        theirs ? (
          <>
            <span>{`${theirs.by.name} ${sentenceOf(theirs.kind, theirs.answer)} `}</span>
            <RelativeTime value={theirs.at} now={Math.max(now, Date.parse(theirs.at))} />
          </>
        ) : (
          'This delivery changed while you answered'
        )
      }
    >
      <Stack gap={12}>
        <span>
          {isOpen
            ? 'Your answer wasn’t sent, and the question is still open. Check what changed, then decide.'
            : 'Your answer wasn’t sent.'}
        </span>
        {theirs ? (
          <DiffList
            comparison="conflict"
            items={[
              ...changedItem('answer', 'Answer', answerWords[draft.answer], answerWords[theirs.answer]),
              ...changedItem('slot', 'Time', slotText(given, draft.slotId), slotText(given, theirs.slot?.id)),
              ...changedItem('reason', 'Reason', draft.reason, theirs.reason),
            ]}
            labels={{ nothing: 'Both answers are the same.' }}
          />
        ) : (
          <DiffList
            items={changesOf(seen, delivery)}
            labels={{ nothing: 'Only messages or notes are new.' }}
          />
        )}
        <Stack direction="row" gap={8}>
          {isOpen && (
            <Button variant="primary" onClick={() => onSendAgain({ ...given, seen: delivery })}>
              Send my answer
            </Button>
          )}
          <Button onClick={onDismiss}>{isOpen ? 'Don’t send it' : 'Close'}</Button>
        </Stack>
      </Stack>
    </InlineAlert>
  );
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
