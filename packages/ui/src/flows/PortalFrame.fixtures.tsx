import { useLayoutEffect, type JSX, type ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { PageContent } from '../components/PageContent/PageContent.tsx';
import { createViews, everything } from '../components/TopNav/TopNav.fixtures.tsx';
import {
  TopNav,
  useTopNavState,
  type TopNavItem,
  type TopNavNavigation,
} from '../components/TopNav/TopNav.tsx';
import type { PortalView } from '../theme/rootAttributes.ts';

const artemisItems: TopNavItem[] = [
  { kind: 'link', id: 'dashboard', label: 'Dashboard', href: '/artemis/dashboard', current: true },
  { kind: 'link', id: 'orders', label: 'Orders', href: '/artemis/ordering/orders' },
  { kind: 'link', id: 'inventory', label: 'Inventory', href: '/artemis/inventory' },
];

const navigations: Record<PortalView, TopNavNavigation> = {
  apollo: everything.navigation,
  artemis: { status: 'ready', items: artemisItems },
};

const staysHere = (): void => undefined;

type PortalFrameProps = {
  view?: PortalView;
  onSelectView?: (view: PortalView) => void;
  children: ReactNode;
};

/** The signed-in portal around a page. */
export function PortalFrame({
  view = 'apollo',
  onSelectView = staysHere,
  children,
}: PortalFrameProps): JSX.Element {
  const state = useTopNavState();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['view'];
    dataset['view'] = view;
    return () => {
      dataset['view'] = before;
    };
  }, [view]);
  const bar = (
    <TopNav
      {...everything}
      {...state}
      navigation={navigations[view]}
      viewSwitcher={{ current: view, views: createViews(onSelectView) }}
    />
  );
  return (
    <AppShell bar={bar}>
      <PageContent>{children}</PageContent>
    </AppShell>
  );
}
