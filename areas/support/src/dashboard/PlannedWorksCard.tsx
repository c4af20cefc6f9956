import { supportPath } from '@quayside/contract/paths/support';
import { useResource } from '@quayside/portal-core/react';
import { EmptyState } from '@quayside/ui/EmptyState';
import { calendarIcon } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import type { JSX } from 'react';
import { OverviewCard } from '@quayside/page-kit/cards';
import { getSupportSummary } from '../api.ts';
import { PlannedWorkList } from '../PlannedWorkList.tsx';

const SHOWN = 3;

/** The next planned works on the services of the user's company. */
export function PlannedWorksCard(): JSX.Element {
  const summary = useResource(getSupportSummary, {});
  return (
    <OverviewCard
      title="Planned works on your services"
      actions={<Link href={supportPath.href()}>Support overview</Link>}
      resource={summary}
      operationId={getSupportSummary.id}
      placeholder={<Skeleton lines={9} />}
      failedText="We couldn’t load the planned works"
    >
      {({ plannedWorks }) =>
        plannedWorks.length === 0 ? (
          <EmptyState icon={calendarIcon} title="No works are planned">
            Works on anything that you use appear here before they begin.
          </EmptyState>
        ) : (
          <PlannedWorkList works={plannedWorks.slice(0, SHOWN)} />
        )
      }
    </OverviewCard>
  );
}
