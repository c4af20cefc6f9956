import { servicePath, servicesPath } from '@quayside/contract/paths/services';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { Grid } from '@quayside/ui/Grid';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { CopyableId } from '@quayside/page-kit/detail';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { healthWords } from '../serviceWords.ts';
import { HealthHistory } from './HealthHistory.tsx';

/** A service, and when it is looked at, in milliseconds since 1970. */
export interface OverviewTabProps {
  service: ServiceDetails;
  now: number;
}

export function OverviewTab({ service, now }: OverviewTabProps): JSX.Element {
  return (
    <Grid columns="main-aside" gap={24}>
      <Stack gap={24}>
        <Card as="section" title="Health day by day">
          {service.health === 'none' ? (
            <Text>We monitor a service from the day it is live until its last day.</Text>
          ) : (
            <HealthHistory history={service.healthHistory} activatedAt={service.activatedAt} now={now} />
          )}
        </Card>
        <Dependencies service={service} />
      </Stack>
      <Card as="section" title="More about this service">
        <DescriptionList items={factsOf(service)} />
      </Card>
    </Grid>
  );
}

const relations: Record<ServiceDetails['dependencies'][number]['relation'], string> = {
  reliesOn: 'Relies on',
  carries: 'Carries',
  protects: 'Protects',
};

function Dependencies({ service: { dependencies } }: { service: ServiceDetails }): JSX.Element {
  return (
    <Card as="section" title="Dependencies">
      {dependencies.length === 0 ? (
        <Text>No other service depends on this one, and it depends on no other.</Text>
      ) : (
        <Capped items={dependencies}>
          {(shown) => (
            <DescriptionList
              columns={2}
              items={shown.map(({ relation, service: { id, name, product } }) => ({
                id,
                term: relations[relation],
                description: (
                  <Stack gap={4}>
                    <Link href={servicePath.href({ serviceId: id })}>
                      <bdi>{name}</bdi>
                    </Link>
                    <small>{`${product}, ${id}`}</small>
                  </Stack>
                ),
              }))}
            />
          )}
        </Capped>
      )}
    </Card>
  );
}

function factsOf(service: ServiceDetails): DescriptionListItem[] {
  const { health, healthSince, costCentre, orderId, purchaseOrder, activatedAt, projectId } = service;
  return [
    ...(healthSince === null
      ? []
      : [
          {
            id: 'since',
            term: `${healthWords[health].text} since`,
            description: <DateTime value={healthSince} format="dateTime" />,
          },
        ]),
    {
      id: 'live',
      term: 'Live since',
      description: activatedAt === null ? 'Not yet' : <DateTime value={activatedAt} />,
    },
    { id: 'costCentre', term: 'Cost centre', description: costCentre },
    { id: 'order', term: 'Order', description: <CopyableId id={orderId} name="order number" /> },
    ...(purchaseOrder === undefined
      ? []
      : [
          {
            id: 'purchaseOrder',
            term: 'Purchase order',
            kind: 'identifier' as const,
            description: purchaseOrder,
          },
        ]),
    ...(projectId === null
      ? []
      : [
          {
            id: 'project',
            term: 'Project',
            description: <Link href={servicesPath.href({ projectId })}>All services of the project</Link>,
          },
        ]),
  ];
}
