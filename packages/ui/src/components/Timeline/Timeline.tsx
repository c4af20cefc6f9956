'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EventFacts, EventMark, EventRoot, EventText, EventTitle, TimelineRoot } from './Timeline.styles.ts';

/** Where an event stands: it happened, it is happening, it is still to come. */
export type TimelineEventState = 'done' | 'current' | 'coming';

/** When an event is: as a machine reads it (`2026-11-21T14:30Z`) and in words, in the reader's zone. */
export type TimelineTime = { dateTime: string; text: ReactNode };

/** One event; `title` says what happened, `who` did it, `detail` is what there is to read. `state` is `done` by default. */
export type TimelineEvent = {
  id: string;
  title: ReactNode;
  time?: TimelineTime;
  who?: ReactNode;
  detail?: ReactNode;
  state?: TimelineEventState;
};

/** The words a screen reader hears before an event. */
export type TimelineLabels = Record<TimelineEventState, string>;

/** `events` in the order they are read; `id` is unique among them. */
export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  events: readonly TimelineEvent[];
  labels?: Partial<TimelineLabels>;
};

const defaultLabels: TimelineLabels = { done: 'Done:', current: 'In progress:', coming: 'To come:' };

/** What happened to one thing and what will: a case, an order. Steps that the reader takes himself are a `Stepper`. */
export function Timeline({ events, labels, ...rest }: TimelineProps): JSX.Element {
  const text = useLabels('Timeline', defaultLabels, labels);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Safari takes a list without markers for none: this gives it back
    <TimelineRoot role="list" {...rest}>
      {events.map(({ id, title, time, who, detail, state = 'done' }) => (
        <EventRoot key={id} data-state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
          <EventMark aria-hidden="true" />
          <EventText>
            <EventTitle>
              <VisuallyHidden>{text[state]} </VisuallyHidden>
              {title}
            </EventTitle>
            <EventFacts>
              {time && <time dateTime={time.dateTime}>{time.text}</time>}
              {who !== undefined && <span>{who}</span>}
            </EventFacts>
            {detail}
          </EventText>
        </EventRoot>
      ))}
    </TimelineRoot>
  );
}
