import type { CurrentUser } from '@quayside/portal-core';
import { rules } from '@quayside/portal-core/access';
import { selectSubItems } from '@quayside/portal-core/navigation';
import type { PortalView } from '@quayside/portal-core/view';
import {
  useCurrentUser,
  useNavigation,
  usePortalServices,
  useSession,
  useView,
} from '@quayside/portal-core/react';
import { TopNav, type TopNavNavigation, type TopNavOpenId, useTopNavState } from '@quayside/ui/TopNav';
import { type JSX, Suspense, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyNamed } from './lazyNamed.ts';
import { barItems, dynamicParentOf, menuLinks } from './barItems.ts';
import { createFindRoute } from './findRoute.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { PortalRoute } from './portalRoute.ts';
import { searchAddress } from './searchAddress.ts';
import { openTab, openUserGuide } from './userGuide.ts';

const SwitchViewDialog = lazyNamed('SwitchViewDialog', () => import('@quayside/ui/SwitchViewDialog'));

const dashboards: Readonly<Record<PortalView, string>> = {
  apollo: '/dashboard',
  artemis: '/artemis/dashboard',
};

/** The bar of the signed-in user: the active view's menu, its tools, the view switcher and the profile menu. */
export function Bar({ routes }: { routes: readonly PortalRoute[] }): JSX.Element | null {
  const user = useCurrentUser();
  return user && <UserBar user={user} routes={routes} />;
}

function UserBar({ user, routes }: { user: CurrentUser; routes: readonly PortalRoute[] }): JSX.Element {
  const services = usePortalServices();
  const { access, config, survey } = services;
  const { state, data, load, loadSubItems } = useNavigation();
  const { view, choose } = useView();
  const { signOut } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { openId, onOpenChange } = useTopNavState();
  const [wantedView, setWantedView] = useState<PortalView | null>(null);
  const isHelpOnItsWay = useRef(false);
  const findRoute = useMemo(() => createFindRoute(routes), [routes]);
  const context = {
    user,
    access,
    findRoute,
    location,
    subItemsOf: (name: string) => selectSubItems(state, view, name),
  };

  function handleOpenChange(...[id, reason]: Parameters<typeof onOpenChange>): void {
    onOpenChange(id, reason);
    loadOpened(id);
  }

  function loadOpened(id: TopNavOpenId): void {
    const parent = id !== null && data && dynamicParentOf(data.portalPages, id);
    if (parent) void loadSubItems(view, parent.name);
  }

  function switchView(to: PortalView): void {
    setWantedView(null);
    choose(to);
    void navigate(dashboards[to]);
  }

  function openFeedback(): void {
    // In the short layout the tools stand in a sheet, which would lie over what they open.
    onOpenChange(null, 'select');
    void survey?.open();
  }

  function openHelp(): void {
    onOpenChange(null, 'select');
    // Twice at once is a double click.
    if (isHelpOnItsWay.current) return;
    isHelpOnItsWay.current = true;
    void openUserGuide(services, openTab()).then(() => (isHelpOnItsWay.current = false));
  }

  const navigation: TopNavNavigation = data
    ? { status: 'ready', items: barItems(data.portalPages, context) }
    : state.status === 'failed'
      ? { status: 'failed', onRetry: () => void load() }
      : { status: 'loading' };
  const hasTool = (name: string): boolean => data?.portalTools.some((tool) => tool.name === name) ?? false;
  const maySearch = access.evaluate(rules.eitherView, user).granted;

  return (
    <>
      <TopNav
        openId={openId}
        onOpenChange={handleOpenChange}
        navigation={navigation}
        profile={{
          name: `${user.firstName} ${user.lastName}`.trim(),
          email: user.email,
          items: data ? menuLinks(data.portalMenu, context) : [],
          onLogOut: () => void signOut(),
        }}
        {...(hasTool('SEARCH') &&
          maySearch && {
            onSearch: (keyword) => void navigate(searchAddress(location.search, keyword)),
          })}
        {...(hasTool('SMILE') && survey && config.surveyScriptUrl !== null && { onFeedback: openFeedback })}
        {...(hasTool('USER_GUIDE') && { onHelp: openHelp })}
        {...(user.apolloAccess &&
          user.artemisAccess && {
            viewSwitcher: { current: view, onSelect: (to) => setWantedView(to === view ? null : to) },
          })}
      />
      {wantedView && (
        <PageBoundary key={wantedView}>
          <Suspense>
            <SwitchViewDialog
              open
              view={wantedView}
              onConfirm={() => switchView(wantedView)}
              onCancel={() => setWantedView(null)}
            />
          </Suspense>
        </PageBoundary>
      )}
    </>
  );
}
