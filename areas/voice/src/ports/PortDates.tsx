import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Heading } from '@quayside/ui/Heading';
import { Stack } from '@quayside/ui/Stack';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDay } from '@quayside/page-kit/format';
import type { PortDetails } from '../portsApi.ts';

export function PortDates({ port: { dates, changeUntil, status } }: { port: PortDetails }): JSX.Element {
  const { requested, indicative, committed, changes } = dates;
  return (
    <Card as="section" title="Dates">
      <Stack gap={16}>
        <DescriptionList
          items={[
            { id: 'requested', term: 'Requested', description: dayText(requested) },
            { id: 'indicative', term: 'Indicative', description: dayText(indicative) },
            { id: 'committed', term: 'Committed', description: dayText(committed) },
            ...(changeUntil !== null && status === 'agreed'
              ? [
                  {
                    id: 'cutOff',
                    term: 'You can change it until',
                    description: <DateTime value={changeUntil} format="dateTime" />,
                  },
                ]
              : []),
          ]}
        />
        {changes.length > 0 && (
          <>
            <Heading level={3} size="label">
              Changes of the date
            </Heading>
            <Capped items={changes}>
              {(shown) => (
                <Timeline
                  events={shown.map(({ at, from, to, by, reason }) => ({
                    id: at,
                    title: `${formatDay(from)} to ${formatDay(to)}`,
                    time: { dateTime: at, text: <DateTime value={at} format="dateTime" /> },
                    who: by,
                    detail: reason === '' ? undefined : reason,
                  }))}
                />
              )}
            </Capped>
          </>
        )}
      </Stack>
    </Card>
  );
}

function dayText(day: string | null): JSX.Element | string {
  return day === null ? 'Not known yet' : <DateTime value={day} />;
}
