import { PageFrame } from '@quayside/page-kit/page';
import { servicePath, servicesPath } from '@quayside/contract/paths/services';
import { AsyncContent } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { JSX, ReactNode } from 'react';
import { CopyableId, DetailNotFound, type DetailState } from '@quayside/page-kit/detail';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';
import { aboutService } from '@quayside/shared/services/aboutService.tsx';

/** The service to cease, and the content once all data is loaded. */
export interface CeaseViewProps {
  /** Undefined until it is loaded. */
  service: ServiceDetails | undefined;
  /** `notFound`: it does not exist, or belongs to another company. */
  state: DetailState<ReactNode>;
  onRetry: () => void;
}

/** The page that ends a service. It has one header for every state. */
export function CeaseView({ service, state, onRetry }: CeaseViewProps): JSX.Element {
  return (
    <PageFrame
      width="narrow"
      title={titleOf(state, service)}
      parents={[
        { id: 'services', label: 'Services', href: servicesPath.href() },
        ...(service
          ? [
              {
                id: 'service',
                label: <bdi>{service.name}</bdi>,
                href: servicePath.href({ serviceId: service.id }),
              },
            ]
          : []),
      ]}
      current="Cease"
      details={
        service && (
          <>
            <CopyableId id={service.id} name="service number" />
            <StatusLabel tone={serviceStatusWords[service.status].tone}>
              {serviceStatusWords[service.status].text}
            </StatusLabel>
          </>
        )
      }
    >
      {state.status === 'notFound' ? (
        <DetailNotFound {...aboutService} />
      ) : (
        <AsyncContent
          size="page"
          state={state}
          placeholder={<LoadingCease />}
          onRetry={onRetry}
          labels={{ failed: 'We couldn’t load what it costs' }}
        >
          {(content) => content}
        </AsyncContent>
      )}
    </PageFrame>
  );
}

function titleOf({ status }: CeaseViewProps['state'], service: ServiceDetails | undefined): ReactNode {
  if (status === 'notFound') return 'Service not found';
  if (!service) return 'Cease a service';
  return (
    <>
      Cease <bdi>{service.name}</bdi>
    </>
  );
}

function LoadingCease(): JSX.Element {
  return (
    <Stack gap={24}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Skeleton lines={3} />
      <Skeleton lines={6} />
    </Stack>
  );
}
