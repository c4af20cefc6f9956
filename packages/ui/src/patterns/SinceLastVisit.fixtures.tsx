import type { JSX } from 'react';
import { AsyncContent } from '../components/AsyncContent/AsyncContent.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DateTime } from '../components/DateTime/DateTime.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Timeline, type TimelineEvent } from '../components/Timeline/Timeline.tsx';

function change(
  id: string,
  href: string,
  title: string,
  dateTime: string,
  text: string,
  who: string,
): TimelineEvent {
  return { id, title: <Link href={href}>{title}</Link>, time: { dateTime, text }, who };
}

/** The newest first. */
const changes: readonly TimelineEvent[] = [
  change(
    'down',
    '/services/GB-LON-0387',
    'London, 260 Goswell Road is down',
    '2026-11-21T06:40Z',
    '21 Nov, 06:40',
    'Monitoring',
  ),
  change(
    'charge',
    '/orders/O-118204',
    'A charge for Birmingham, 55 Colmore Row',
    '2026-11-20T15:12Z',
    '20 Nov, 15:12',
    'Tom Okafor',
  ),
  change(
    'quote',
    '/1access/Q-20418',
    'The quote for 14 shops is ready',
    '2026-11-20T11:05Z',
    '20 Nov, 11:05',
    'Us',
  ),
  change(
    'closed',
    '/support/cases/C-204951',
    'Case C-204951 was closed',
    '2026-11-19T17:31Z',
    '19 Nov, 17:31',
    'Amelia Hart',
  ),
];

/** The changes since the last visit. They need no action, so they are below everything that does. */
export function SinceLastVisit({ isLoading }: { isLoading: boolean }): JSX.Element {
  return (
    <Card
      as="section"
      title="Since you were last here"
      lead={
        <>
          Your last visit: <DateTime value={new Date(2026, 10, 19, 16, 20)} format="dateTime" />
        </>
      }
    >
      <AsyncContent
        state={isLoading ? { status: 'loading' } : { status: 'ready', data: changes }}
        placeholder={<Skeleton lines={8} />}
      >
        {(events) => <Timeline events={events} />}
      </AsyncContent>
    </Card>
  );
}
