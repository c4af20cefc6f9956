'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EventFacts, EventMark, EventRoot, EventText, EventTitle, TimelineRoot } from './Timeline.styles.ts';

/** Whether an event is past, in progress, waiting for the user, or still to come. */
export type TimelineEventState = 'done' | 'current' | 'needsYou' | 'coming';

/** The time of an event: machine-readable (`2026-11-21T14:30Z`), and formatted in the user's time zone. */
export type TimelineTime = {
  /** The time for machines: `2026-11-21T14:30Z`. */
  dateTime: string;
  /** The time as shown, in the user's time zone. */
  text: ReactNode;
};

/**
 * One event. `title` summarises it, `who` is the person behind it, and `detail` adds more. `state` defaults to `done`.
 */
export type TimelineEvent = {
  /** Unique among the events. */
  id: string;
  /** A summary of the event. */
  title: ReactNode;
  /** When it happened, or when it is expected. */
  time?: TimelineTime;
  /** The person behind the event. */
  who?: ReactNode;
  /** More about the event. */
  detail?: ReactNode;
  /** Whether it is past, in progress, waits for the user or is still to come. Default `done`. */
  state?: TimelineEventState;
};

/** The words that screen readers announce before an event. */
export type TimelineLabels = Record<TimelineEventState, string>;

/** The events of one thing. */
export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The events, in the order in which they are read. */
  events: readonly TimelineEvent[];
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<TimelineLabels>;
};

const defaultLabels: TimelineLabels = {
  done: 'Done:',
  current: 'In progress:',
  needsYou: 'Needs you:',
  coming: 'Upcoming:',
};

/** The states of an event that is not over and has begun. */
const currentStates: ReadonlySet<TimelineEventState> = new Set(['current', 'needsYou']);

/**
 * The events of one thing, such as a case or an order, and the next ones. For the steps of the user's own task use a
 * `Stepper`.
 */
export function Timeline({ events, labels, ...rest }: TimelineProps): JSX.Element {
  const text = useLabels('Timeline', defaultLabels, labels);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back
    <TimelineRoot role="list" {...rest}>
      {events.map(({ id, title, time, who, detail, state = 'done' }) => (
        <EventRoot key={id} data-state={state} {...(currentStates.has(state) && { 'aria-current': 'step' })}>
          <EventMark aria-hidden="true" />
          <EventText>
            <EventTitle>
              <VisuallyHidden>{text[state]} </VisuallyHidden>
              {ownText(title)}
            </EventTitle>
            <EventFacts>
              {time && <time dateTime={time.dateTime}>{time.text}</time>}
              {who !== undefined && <span>{who}</span>}
            </EventFacts>
            {ownText(detail)}
          </EventText>
        </EventRoot>
      ))}
    </TimelineRoot>
  );
}
