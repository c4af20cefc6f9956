import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { waitingForWords } from '@quayside/page-kit/schema';
import { namesOf } from '@quayside/shared/approvals/namesOf.ts';
import type { ProvisioningCase } from '../deliveryApi.ts';
import { milestoneWords, ownerWords } from '@quayside/shared/orders/orderWords.ts';

export function NextStep({ delivery }: { delivery: ProvisioningCase }): JSX.Element {
  const { next, jeopardy, status, actions, waitingFor } = delivery;
  // An action that only colleagues may answer.
  const theirs = actions.find(({ allowedAnswers }) => allowedAnswers.length === 0);
  // The moment of an action and its day are in one zone: the profile's.
  const by = (next?.owner === 'you' ? actions[0]?.dueAt : undefined) ?? next?.by ?? null;
  return (
    <Stack gap={16}>
      {jeopardy !== null && (
        <InlineAlert tone="caution" title="The delivery date is at risk">
          <span>{`${jeopardy.reason}, known since`}</span> <DateTime value={jeopardy.since} />.
          {jeopardy.newDate !== null && (
            <span>
              {' '}
              The new date is <DateTime value={jeopardy.newDate} />.
            </span>
          )}
        </InlineAlert>
      )}
      {next === null ? (
        <InlineAlert
          tone={status === 'complete' ? 'positive' : 'info'}
          title={endTitles[status] ?? 'Nothing more happens here'}
        />
      ) : (
        <Card as="section" title={`Next: ${milestoneWords[next.milestone]}`}>
          <DescriptionList
            columns={3}
            items={[
              { id: 'needs', term: 'Needs', description: next.needs },
              {
                id: 'by',
                term: 'By',
                description: by === null ? 'No date yet' : <DateTime value={by} />,
              },
              {
                id: 'owner',
                term: 'Who acts',
                description:
                  next.owner === 'you' && theirs && theirs.deciders.length > 0 ? (
                    <bdi>{namesOf(theirs.deciders)}</bdi>
                  ) : next.owner === 'you' && waitingFor === 'you' ? (
                    waitingForWords.you
                  ) : (
                    ownerWords[next.owner]
                  ),
              },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}

const endTitles: Partial<Record<ProvisioningCase['status'], string>> = {
  complete: 'The delivery is complete',
  cancelling: 'We are cancelling this order',
  cancelled: 'This order is cancelled',
};
