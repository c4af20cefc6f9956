import { servicesPath, type servicePath } from '@quayside/contract/paths/services';
import type { StateOf } from '@quayside/portal-core/addresses';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX, ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { dataOf, DetailFrame, TabsPlaceholder, type DetailViewProps } from '@quayside/page-kit/detail';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { aboutService } from '@quayside/shared/services/aboutService.tsx';
import { todayInLondon } from '@quayside/shared/days/london.ts';
import { ContractTab } from './ContractTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { ServiceActions, type ServiceDialog } from './ServiceActions.tsx';
import { ServiceAlerts } from './ServiceAlerts.tsx';
import { KeyFacts, ServiceIdentity } from './ServiceFacts.tsx';
import { SitesTab } from './SitesTab.tsx';

export interface ServiceViewProps extends DetailViewProps<ServiceDetails> {
  /** When it is looked at, in milliseconds since 1970. */
  now: number;
  tab: StateOf<typeof servicePath>['tab'];
  pin?: ReactNode;
  /** The contents of the tabs that load their own data. They are rendered while they are shown. */
  panels: Readonly<Record<'changes' | 'cases' | 'documents', ReactNode>>;
  onTabChange: (tab: string) => void;
  onOpen: (dialog: ServiceDialog) => void;
}

export function ServiceView(props: ServiceViewProps): JSX.Element {
  const { state, now, pin, onOpen } = props;
  const service = dataOf(state);
  return (
    <DetailFrame
      {...props}
      {...aboutService}
      title={service && <bdi>{service.name}</bdi>}
      parents={[{ id: 'services', label: 'Services', href: servicesPath.href() }]}
      details={service && <ServiceIdentity service={service} />}
      actions={service && <ServiceActions service={service} pin={pin} onOpen={onOpen} />}
      placeholder={<TabsPlaceholder />}
    >
      {(loaded, asOf) => (
        <Stack gap={24}>
          <ServiceAlerts service={loaded} today={todayInLondon(now)} />
          <Card>
            <KeyFacts service={loaded} />
          </Card>
          <ServiceTabs {...props} service={loaded} />
          {asOf}
        </Stack>
      )}
    </DetailFrame>
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
          panel: <ContractTab service={service} today={todayInLondon(now)} />,
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
