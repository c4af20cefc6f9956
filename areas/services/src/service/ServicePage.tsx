import { useSavedVersion } from '@quayside/page-kit/versions';
import { servicePath } from '@quayside/contract/paths/services';
import { usePageTitle, usePortalServices, useResource } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { toDetailState } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { usePathState } from '@quayside/page-kit/page';
import { getService } from '@quayside/shared/services/serviceApi.ts';
import { CasesPanel, ChangesPanel, DocumentsPanel } from './RelatedPanels.tsx';
import type { ServiceDialog } from './ServiceActions.tsx';
import { ServiceDialogs } from './ServiceDialogs.tsx';
import { ServiceView } from './ServiceView.tsx';
import { serviceItem } from '../pins/serviceItem.ts';

/** One service: its facts, sites, contract, changes, cases and documents. */
export function ServicePage(): JSX.Element {
  const { serviceId = '' } = useParams();
  const [{ tab }, change] = usePathState(servicePath);
  const [dialog, setDialog] = useState<ServiceDialog | null>(null);
  const { clock } = usePortalServices('ServicePage').platform;
  const [resource, takeSaved] = useSavedVersion(useResource(getService, { path: { serviceId } }));
  const state = toDetailState(resource, getService.id);
  usePageTitle(state.status === 'notFound' ? 'Service not found' : resource.data?.name);

  return (
    <>
      <ServiceView
        state={state}
        pin={resource.data && <PinButton {...serviceItem(resource.data)} />}
        receivedAtMs={resource.receivedAtMs}
        now={resource.receivedAtMs ?? clock.now()}
        tab={tab}
        panels={{
          changes: <ChangesPanel serviceId={serviceId} />,
          cases: <CasesPanel serviceId={serviceId} />,
          documents: <DocumentsPanel serviceId={serviceId} />,
        }}
        // The tab is in the address, but Back leaves the service: arrow keys pass through several tabs.
        onTabChange={(next) => change({ tab: next, page: '' }, { replace: true })}
        onOpen={setDialog}
        onRefresh={() => void resource.refetch()}
      />
      <ServiceDialogs
        dialog={dialog}
        service={resource.data}
        onReload={resource.refetch}
        onSaved={takeSaved}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
