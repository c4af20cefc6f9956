import { changesPath, deliveryPath, servicePath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { lockIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import type { CeaseObstacle } from './ceaseRules.ts';

export interface CeaseRefusedProps {
  service: ServiceDetails;
  obstacle: CeaseObstacle;
}

/** Says why a service cannot be ceased, and where to go instead. */
export function CeaseRefused({ service, obstacle }: CeaseRefusedProps): JSX.Element {
  const toService = (
    <ButtonLink href={servicePath.href({ serviceId: service.id })}>Back to the service</ButtonLink>
  );
  switch (obstacle) {
    case 'locked':
      return (
        <EmptyState
          size="page"
          icon={lockIcon}
          title="This service is locked against change"
          action={toService}
        >
          {service.changeLock && (
            <span>
              <span>{`${service.changeLock.by.name} locked it on`}</span>{' '}
              <DateTime value={service.changeLock.at} format="dateTime" />: “
              <bdi>{service.changeLock.reason}</bdi>”.{' '}
            </span>
          )}
          Ask an administrator of your company to unlock it.
        </EmptyState>
      );
    case 'inDelivery':
      return (
        <EmptyState
          size="page"
          title="This service is still being delivered"
          action={
            <Stack direction="row" gap={12}>
              {service.provisioningCase !== null && (
                <ButtonLink
                  variant="primary"
                  href={deliveryPath.href({ caseNumber: service.provisioningCase })}
                >
                  Go to its delivery
                </ButtonLink>
              )}
              {toService}
            </Stack>
          }
        >
          Only a live service can be ceased. Write to your delivery coordinator to cancel the order.
        </EmptyState>
      );
    case 'ceasing':
      return (
        <EmptyState
          size="page"
          title="This service is being ceased already"
          action={
            <Stack direction="row" gap={12}>
              <ButtonLink variant="primary" href={changesPath.href({ type: 'cease', serviceId: service.id })}>
                See the request
              </ButtonLink>
              {toService}
            </Stack>
          }
        >
          The request says when its last day is, and whether you can still cancel it.
        </EmptyState>
      );
    case 'ceased':
      return (
        <EmptyState size="page" title="This service has ended" action={toService}>
          There is nothing left to cease. It is no longer charged.
        </EmptyState>
      );
    case 'notAllowed':
    default:
      return (
        <EmptyState size="page" title="You can’t cease this service" action={toService}>
          Ask an administrator of your company.
        </EmptyState>
      );
  }
}
