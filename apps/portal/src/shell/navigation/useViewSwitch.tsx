import type { artemisDashboardPath } from '@quayside/contract/paths/artemis';
import type { dashboardPath } from '@quayside/contract/paths/dashboard';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { useSignedInServices, useView } from '@quayside/portal-core/react';
import type { PortalView } from '@quayside/portal-core/view';
import { moonIcon, sunIcon } from '@quayside/ui/icons';
import type { TopNavViewSwitcher } from '@quayside/ui/TopNav';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';

const SwitchViewDialog = lazyPart(
  async () => (await import('@quayside/ui/SwitchViewDialog')).SwitchViewDialog,
);

const dashboards: Readonly<Record<PortalView, string>> = {
  apollo: '/dashboard' satisfies AddressOf<typeof dashboardPath>,
  artemis: '/artemis/dashboard' satisfies AddressOf<typeof artemisDashboardPath>,
};

/** The portal's two views, and the dialog that asks before it switches. */
export function useViewSwitch(): { viewSwitcher: TopNavViewSwitcher; dialog: ReactNode } {
  const { toasts } = useSignedInServices();
  const { view, choose } = useView();
  const navigate = useNavigate();
  const [wantedView, setWantedView] = useState<PortalView | null>(null);

  function switchView(to: PortalView): void {
    setWantedView(null);
    choose(to);
    void navigate(dashboards[to]);
  }

  function handleDialogMissing(): void {
    setWantedView(null);
    const text = 'We couldn’t switch the view. Check your connection and try again.';
    toasts?.add({ tone: 'critical', text });
  }

  const viewSwitcher: TopNavViewSwitcher = {
    current: view,
    views: [
      { id: 'apollo', label: 'Apollo', icon: sunIcon, onChoose: () => setWantedView('apollo') },
      { id: 'artemis', label: 'Artemis', icon: moonIcon, onChoose: () => setWantedView('artemis') },
    ],
  };
  const dialog = wantedView && (
    <PageBoundary key={wantedView} place="nowhere" onFail={handleDialogMissing}>
      <SwitchViewDialog
        open
        view={wantedView}
        onConfirm={() => switchView(wantedView)}
        onCancel={() => setWantedView(null)}
      />
    </PageBoundary>
  );
  return { viewSwitcher, dialog };
}
