'use client';

import type { Moment } from '@quayside/portal-core/calls';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '../list/Capped.tsx';

/** One thing that happened, as a response describes it. */
export interface HistoryEvent {
  readonly at: Moment;
  /** The name of the person or system behind it. */
  readonly by: string;
  /** More about it. Empty for nothing. */
  readonly note: string;
}

/** The history of a thing. */
export interface HistoryCardProps<Event extends HistoryEvent> {
  /** Newest first. */
  history: readonly Event[];
  /** Returns the title of an event. Its note is not repeated if it is the title. `before` is the event before it. */
  titleOf: (event: Event, before: Event | undefined) => string;
}

/** What happened to a thing, when, and by whom. */
export function HistoryCard<Event extends HistoryEvent>({
  history,
  titleOf,
}: HistoryCardProps<Event>): JSX.Element {
  return (
    <Card as="section" title="History">
      <Capped items={history}>
        {(shown) => (
          <Timeline
            events={shown.map((event, index) => {
              const { at, by, note } = event;
              const title = titleOf(event, history[index + 1]);
              return {
                id: `${at} ${history.length - index}`,
                title,
                time: { dateTime: at, text: <DateTime value={at} format="dateTime" /> },
                who: <bdi>{by}</bdi>,
                ...(note !== '' && note !== title && { detail: <bdi>{note}</bdi> }),
              };
            })}
          />
        )}
      </Capped>
    </Card>
  );
}
