import { AsOf } from '@quayside/ui/AsOf';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { Card } from '@quayside/ui/Card';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Tabs } from '@quayside/ui/Tabs';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import type { JSX, ReactNode } from 'react';
import { formatCount } from '../../../../domain/format.ts';
import type { ServiceDetails } from '../../api.ts';
import type { ServiceTab } from '../../serviceTabs.ts';
import { ContractTab } from './ContractTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ServiceActions, type ServiceDialog } from './ServiceActions.tsx';
import { ServiceAlerts } from './ServiceAlerts.tsx';
import { KeyFacts, ServiceIdentity } from './ServiceFacts.tsx';
import { ServiceNotFound, toServices } from './ServiceNotFound.tsx';
import { SitesTab } from './SitesTab.tsx';

/** A service and what the user can do with it. */
export interface ServiceViewProps {
  /** `notFound`: it does not exist, or belongs to another company. */
  state: AsyncContentState<ServiceDetails> | { readonly status: 'notFound' };
  /** When it was received, in milliseconds since 1970. */
  receivedAtMs: number | null;
  /** When it is looked at, in milliseconds since 1970. */
  now: number;
  tab: ServiceTab;
  /** The contents of the tabs that load by themselves. They are rendered while they are shown. */
  panels: Readonly<Record<'changes' | 'cases' | 'documents', ReactNode>>;
  onTabChange: (tab: string) => void;
  onOpen: (dialog: ServiceDialog) => void;
  onRefresh: () => void;
}

/** The page of one service. It has one header for every state, so that the focus of a new page stays on its heading. */
export function ServiceView(props: ServiceViewProps): JSX.Element {
  const { state, now, onOpen, onRefresh } = props;
  const service = 'data' in state ? state.data : undefined;
  return (
    <PageContent>
      <PageHeader
        title={titleOf(state, service)}
        breadcrumbs={
          <Breadcrumbs
            items={[{ id: 'services', label: 'Services', href: '/services' }]}
            current={service ? <bdi>{service.name}</bdi> : 'Service'}
          />
        }
        details={service && <ServiceIdentity service={service} />}
        actions={service && <ServiceActions service={service} onOpen={onOpen} />}
      />
      {state.status === 'notFound' ? (
        <ServiceNotFound />
      ) : (
        <AsyncContent
          size="page"
          state={state}
          placeholder={<LoadingService />}
          onRetry={onRefresh}
          action={toServices}
          labels={{ failed: 'We couldn’t load the service', notUpdated: 'We couldn’t update the service' }}
        >
          {(loaded) => (
            <Stack gap={24}>
              <ServiceAlerts service={loaded} today={dayOf(now)} />
              <Card>
                <KeyFacts service={loaded} />
              </Card>
              <ServiceTabs {...props} service={loaded} />
              <AsOf
                receivedAt={props.receivedAtMs}
                isRefreshing={state.status === 'refreshing'}
                onRefresh={onRefresh}
              />
            </Stack>
          )}
        </AsyncContent>
      )}
    </PageContent>
  );
}

function ServiceTabs({
  service,
  now,
  tab,
  panels,
  onTabChange,
}: Pick<ServiceViewProps, 'now' | 'tab' | 'panels' | 'onTabChange'> & {
  service: ServiceDetails;
}): JSX.Element {
  return (
    <Tabs
      label="About the service"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        { id: 'overview', label: 'Overview', panel: <OverviewTab service={service} now={now} /> },
        { id: 'sites', label: 'Sites and access', panel: <SitesTab sites={service.sites} /> },
        {
          id: 'contract',
          label: 'Contract and price',
          panel: <ContractTab service={service} today={dayOf(now)} />,
        },
        { id: 'changes', label: 'Changes', ...counted(service.openChanges), panel: panels.changes },
        { id: 'cases', label: 'Cases', ...counted(service.openCases), panel: panels.cases },
        { id: 'documents', label: 'Documents', panel: panels.documents },
      ]}
    />
  );
}

function counted(count: number): { count?: string } {
  return count === 0 ? {} : { count: formatCount(count) };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function titleOf({ status }: ServiceViewProps['state'], service: ServiceDetails | undefined): ReactNode {
  if (service) return <bdi>{service.name}</bdi>;
  if (status === 'notFound') return 'Service not found';
  if (status !== 'loading') return 'Service';
  return (
    <>
      <VisuallyHidden>Loading the service</VisuallyHidden>
      <Skeleton style={{ inlineSize: '16rem', maxInlineSize: '100%' }} />
    </>
  );
}

function LoadingService(): JSX.Element {
  return (
    <Stack gap={24}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Skeleton length="medium" />
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Stack>
  );
}
