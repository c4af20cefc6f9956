import { servicePath } from '@quayside/contract/paths/services';
import { usePortalServices } from '@quayside/portal-core/react';
import { useState, type JSX } from 'react';
import { useParams } from 'react-router-dom';
import { useDetailPage } from '@quayside/page-kit/detail';
import { PinButton } from '@quayside/page-kit/pins';
import { usePathState } from '@quayside/page-kit/page';
import { getService, type ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { CasesPanel, ChangesPanel, DocumentsPanel } from './RelatedPanels.tsx';
import type { ServiceDialog } from './ServiceActions.tsx';
import { ServiceDialogs } from './ServiceDialogs.tsx';
import { ServiceView } from './ServiceView.tsx';
import { serviceItem } from '../pins/serviceItem.ts';

const words = { noun: 'service', titleOf: ({ name }: ServiceDetails) => name };

/** One service: its facts, sites, contract, changes, cases and documents. */
export function ServicePage(): JSX.Element {
  const { serviceId = '' } = useParams();
  const [{ tab }, change] = usePathState(servicePath);
  const [dialog, setDialog] = useState<ServiceDialog | null>(null);
  const { clock } = usePortalServices('ServicePage').platform;
  const { props, data: service, take, reload } = useDetailPage(getService, { path: { serviceId } }, words);

  return (
    <>
      <ServiceView
        {...props}
        pin={service && <PinButton {...serviceItem(service)} />}
        now={props.receivedAtMs ?? clock.now()}
        tab={tab}
        panels={{
          changes: <ChangesPanel serviceId={serviceId} />,
          cases: <CasesPanel serviceId={serviceId} />,
          documents: <DocumentsPanel serviceId={serviceId} />,
        }}
        // The tab is in the address, but Back leaves the service: arrow keys pass through several tabs.
        onTabChange={(next) => change({ tab: next, page: '' }, { replace: true })}
        onOpen={setDialog}
      />
      <ServiceDialogs
        dialog={dialog}
        service={service}
        onReload={reload}
        onSaved={take}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
