import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { MilestoneLine, type Milestone } from '@quayside/ui/MilestoneLine';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { DeliveryMilestone, ProvisioningCase } from '../deliveryApi.ts';
import { milestoneWords, ownerWords } from '@quayside/shared/orders/orderWords.ts';

export function DeliveryMilestones({ delivery }: { delivery: ProvisioningCase }): JSX.Element {
  const { milestones } = delivery;
  const done = milestones.filter(({ state }) => state === 'done' || state === 'skipped').length;
  return (
    <Card as="section" title="Milestones" lead={`${done} of ${milestones.length} done`}>
      <Capped items={milestones}>
        {(shown) => <MilestoneLine layout="vertical" milestones={shown.map(toMilestone)} />}
      </Capped>
    </Card>
  );
}

function toMilestone({ id, state, planned, actual, owner, note }: DeliveryMilestone): Milestone {
  return {
    id,
    title: milestoneWords[id],
    state,
    owner: ownerWords[owner],
    ...(planned !== null &&
      actual === null && { planned: <DateTime value={planned.from} end={planned.to} /> }),
    ...(actual !== null && { actual: <DateTime value={actual} /> }),
    ...(note !== '' && { note }),
  };
}
