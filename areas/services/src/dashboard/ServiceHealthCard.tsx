import { servicePath, servicesPath } from '@quayside/contract/paths/services';
import { useResource } from '@quayside/portal-core/react';
import { BarList, type ChartItem } from '@quayside/ui/BarList';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { facetOf, OverviewCard } from '@quayside/page-kit/cards';
import { formatCount } from '@quayside/page-kit/format';
import { listServices, type ServiceList } from '../api.ts';
import { type ServiceSummary } from '@quayside/shared/services/serviceApi.ts';
import { healthWords } from '../serviceWords.ts';

const title = 'Health of your services';
// Without the services that are up, whose bar would make the others too short to see.
const shown = ['down', 'degraded'] as const;
// The counts of the filter are of all services, not only of those that it selects.
const input = { query: { health: 'down', sort: '-openCases', pageSize: 3 } } as const;

/** The number of services that are down or degraded, as bars that link to them; then a list of some that are down. */
export function ServiceHealthCard(): JSX.Element {
  const services = useResource(listServices, input);
  return (
    <OverviewCard
      title={title}
      actions={<Link href={servicesPath.href({ health: 'up' })}>{upText(services.data)}</Link>}
      resource={services}
      operationId={listServices.id}
      placeholder={
        <Stack gap={16}>
          <BarList label={title} data={{ status: 'loading', expectedItems: shown.length }} />
          <Skeleton lines={6} />
        </Stack>
      }
      failedText="We couldn’t load the health of your services"
    >
      {(data) => (
        <Stack gap={16}>
          <BarList label={title} data={{ status: 'ready', items: barsOf(data) }} />
          <Capped items={data.items}>
            {(drawn) =>
              drawn.map((service) => (
                <RowTitle
                  key={service.id}
                  href={servicePath.href({ serviceId: service.id })}
                  detail={`Down. ${casesText(service)}`}
                >
                  {service.name}
                </RowTitle>
              ))
            }
          </Capped>
        </Stack>
      )}
    </OverviewCard>
  );
}

function barsOf(data: ServiceList): ChartItem[] {
  return shown.map((health) => ({
    id: health,
    label: healthWords[health].text,
    value: countOf(data, health),
    href: servicesPath.href({ health }),
  }));
}

function countOf({ facets }: ServiceList, health: ServiceSummary['health']): number {
  return facetOf(facets.health, health);
}

function upText(data: ServiceList | undefined): string {
  return data === undefined ? 'Services that are up' : `${formatCount(countOf(data, 'up'))} up`;
}

function casesText({ openCases }: ServiceSummary): string {
  if (openCases === 0) return 'No open case about it.';
  return openCases === 1 ? '1 open case about it.' : `${formatCount(openCases)} open cases about it.`;
}
