import { servicesPath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import { BarList, type ChartItem } from '@quayside/ui/BarList';
import { Link } from '@quayside/ui/Link';
import type { JSX } from 'react';
import { OverviewCard } from '@quayside/page-kit/cards';
import { getDeliverySummary, type DeliverySummary } from '../deliverySummaryApi.ts';
import { milestoneGroups } from './milestoneGroups.ts';

const title = 'Orders by milestone';

/** The milestones of the orders in delivery. Each bar leads to the services that it counts. */
export function OrdersByMilestoneCard(): JSX.Element {
  const summary = useResource(getDeliverySummary, {});
  return (
    <OverviewCard
      title={title}
      actions={<Link href={servicesPath.href({ status: 'inDelivery' })}>All in delivery</Link>}
      resource={summary}
      operationId={getDeliverySummary.id}
      placeholder={
        <BarList label={title} data={{ status: 'loading', expectedItems: milestoneGroups.length }} />
      }
      failedText="We couldn’t load your orders"
    >
      {(data) => <BarList label={title} data={{ status: 'ready', items: barsOf(data) }} />}
    </OverviewCard>
  );
}

function barsOf({ byMilestone }: DeliverySummary): ChartItem[] {
  return milestoneGroups.map(({ id, label, milestones }) => ({
    id,
    label,
    value: byMilestone
      .filter((milestone) => milestones.some((each) => each === milestone.id))
      .reduce((sum, { count }) => sum + count, 0),
    href: servicesPath.href({ status: 'inDelivery', milestone: milestones }),
  }));
}
