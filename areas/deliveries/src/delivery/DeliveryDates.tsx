import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Stack } from '@quayside/ui/Stack';
import { Timeline } from '@quayside/ui/Timeline';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatDayOf } from '@quayside/page-kit/format';
import type { ProvisioningCase } from '../deliveryApi.ts';
import { ownerWords } from '@quayside/shared/orders/orderWords.ts';

type DateKind = keyof ProvisioningCase['dates'];
type DateChange = ProvisioningCase['dateChanges'][number];

const kinds: readonly { readonly id: DateKind; readonly term: string; readonly missing: string }[] = [
  { id: 'requested', term: 'Requested by your company', missing: 'No date was asked for' },
  { id: 'indicative', term: 'Indicative: we expect', missing: 'No date yet' },
  { id: 'committed', term: 'Committed: we promise', missing: 'Not promised yet' },
];

export function DeliveryDates({ delivery }: { delivery: ProvisioningCase }): JSX.Element {
  const { dates, dateChanges } = delivery;
  return (
    <Card as="section" title="Dates">
      <DescriptionList
        columns={3}
        items={kinds.map(({ id, term, missing }) => {
          const date = dates[id];
          const changes = dateChanges.filter((change) => change.date === id);
          return {
            id,
            term,
            description: (
              <Stack gap={12}>
                {date === null ? missing : <DateTime value={date} />}
                {changes.length > 0 && (
                  <Capped items={changes}>
                    {(shown) => <Timeline aria-label={`Changes: ${term}`} events={shown.map(toEvent)} />}
                  </Capped>
                )}
              </Stack>
            ),
          };
        })}
      />
    </Card>
  );
}

function toEvent({ at, from, to, reason, owner }: DateChange, index: number) {
  return {
    id: `${at} ${index}`,
    title: (
      <>
        {from === null ? (
          <span key="one">Set to </span>
        ) : (
          <span key="other">
            Moved from <DateTime value={from} /> to{' '}
          </span>
        )}
        {to === null ? <span>no date</span> : <DateTime value={to} />}
      </>
    ),
    time: { dateTime: at, text: formatDayOf(at) },
    who: ownerWords[owner],
    detail: reason,
  };
}
