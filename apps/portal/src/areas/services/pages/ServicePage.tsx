import { isHttpStatusError, usePageTitle, usePortalServices, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { getService } from '../api.ts';
import { CasesPanel, ChangesPanel, DocumentsPanel } from '../components/service/RelatedPanels.tsx';
import type { ServiceDialog } from '../components/service/ServiceActions.tsx';
import { ServiceDialogs } from '../components/service/ServiceDialogs.tsx';
import { ServiceView } from '../components/service/ServiceView.tsx';
import { readServiceTab, writeServiceTab } from '../serviceTabs.ts';

/** One service: its facts, sites, contract, changes, cases and documents. */
export function ServicePage(): JSX.Element {
  const { serviceId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<ServiceDialog | null>(null);
  const { clock } = usePortalServices('ServicePage').platform;
  const resource = useResource(getService, { path: { serviceId } });
  const isMissing = isHttpStatusError(resource.error, 404);
  usePageTitle(isMissing ? 'Service not found' : resource.data?.name);

  return (
    <>
      <ServiceView
        state={isMissing ? { status: 'notFound' } : toAsyncState(resource, getService.id)}
        receivedAtMs={resource.receivedAtMs}
        now={resource.receivedAtMs ?? clock.now()}
        tab={readServiceTab(params)}
        panels={{
          changes: <ChangesPanel serviceId={serviceId} />,
          cases: <CasesPanel serviceId={serviceId} />,
          documents: <DocumentsPanel serviceId={serviceId} />,
        }}
        // The tab is in the address, but Back leaves the service: arrow keys pass through several tabs.
        onTabChange={(tab) => setParams(writeServiceTab(tab), { replace: true })}
        onOpen={setDialog}
        onRefresh={() => void resource.refetch()}
      />
      <ServiceDialogs
        dialog={dialog}
        service={resource.data}
        onReload={resource.refetch}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
