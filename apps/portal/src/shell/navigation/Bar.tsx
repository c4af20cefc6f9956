import { rules } from '@quayside/contract/access';
import type { artemisDashboardPath } from '@quayside/contract/paths/artemis';
import type { dashboardPath } from '@quayside/contract/paths/dashboard';
import type { CurrentUser } from '@quayside/portal-core';
import type { AddressOf } from '@quayside/portal-core/addresses';
import { type MenuItem, selectSubItems } from '@quayside/portal-core/navigation';
import {
  useCurrentUser,
  useNavigation,
  useSignedInServices,
  useSession,
  useView,
} from '@quayside/portal-core/react';
import type { PortalView } from '@quayside/portal-core/view';
import { moonIcon, sunIcon } from '@quayside/ui/icons';
import { TopNav, type TopNavNavigation, type TopNavOpenId, useTopNavState } from '@quayside/ui/TopNav';
import { type JSX, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeviceSettings } from '@quayside/page-kit/settings';
import { openTab } from '@quayside/page-kit/page';
import { lazyPart } from '../loading/lazyPart.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { showSubMenuFailed, dismissSubMenuFailed } from '../overlays/toasts/subMenuFailed.ts';
import { useFindRoute } from '../routing/routesContext.ts';
import { barItems, dynamicParentOf, menuLinks } from './barItems.ts';
import { searchAddress } from './searchAddress.ts';
import { openUserGuide } from './userGuide.ts';

const SwitchViewDialog = lazyPart(
  async () => (await import('@quayside/ui/SwitchViewDialog')).SwitchViewDialog,
);

const dashboards: Readonly<Record<PortalView, string>> = {
  apollo: '/dashboard' satisfies AddressOf<typeof dashboardPath>,
  artemis: '/artemis/dashboard' satisfies AddressOf<typeof artemisDashboardPath>,
};

// A toast says it instead.
const barLabels = { submenuFailed: '' };

/** Says which keys open the command palette. */
function paletteHint(): string {
  return `${/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl+K'} opens the search from any page`;
}

/** The navigation bar: the menu and tools of the active view, the view switcher and the profile menu. */
export function Bar(): JSX.Element | null {
  const user = useCurrentUser();
  return user && <UserBar user={user} />;
}

function UserBar({ user }: { user: CurrentUser }): JSX.Element {
  const services = useSignedInServices();
  const { access, config, survey, toasts } = services;
  const { state, data, load, loadSubItems } = useNavigation();
  const { view, choose } = useView();
  const { paletteShortcut } = useDeviceSettings();
  const { signOut } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { openId, onOpenChange } = useTopNavState();
  const [wantedView, setWantedView] = useState<PortalView | null>(null);
  const openingGuide = useRef<{ tab: Window | null } | null>(null);
  const findRoute = useFindRoute();
  const context = {
    user,
    access,
    findRoute,
    location,
    subItemsOf: (name: string) => selectSubItems(state, view, name),
  };

  function handleOpenChange(...[id, reason]: Parameters<typeof onOpenChange>): void {
    onOpenChange(id, reason);
    if (reason === 'error') showFailed(openId);
    else loadOpened(id);
  }

  function dynamicParent(id: TopNavOpenId): MenuItem | undefined {
    return id === null || !data ? undefined : dynamicParentOf(data.portalPages, id);
  }

  function loadOpened(id: TopNavOpenId): void {
    const parent = dynamicParent(id);
    if (id === null || parent === undefined) return;
    dismissSubMenuFailed(services, id);
    void loadSubItems(view, parent.name);
  }

  function showFailed(id: TopNavOpenId): void {
    const parent = dynamicParent(id);
    if (id === null || parent === undefined) return;
    // Read from the store, because the last render may have seen it loading.
    const subItems = selectSubItems(services.navigation.getSnapshot(), view, parent.name);
    const error = subItems.status === 'error' ? subItems.error : null;
    showSubMenuFailed(services, { id, name: parent.name }, error);
  }

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

  function openFeedback(): void {
    // In the short layout the open menu would cover the survey.
    onOpenChange(null, 'select');
    void survey?.open();
  }

  function openHelp(): void {
    onOpenChange(null, 'select');
    // Ignores a double click, unless the user has closed the first tab.
    if (openingGuide.current && !openingGuide.current.tab?.closed) return;
    const opening = { tab: openTab() };
    openingGuide.current = opening;
    void openUserGuide(services, opening.tab).finally(() => {
      if (openingGuide.current === opening) openingGuide.current = null;
    });
  }

  const navigation: TopNavNavigation = data
    ? { status: 'ready', items: barItems(data.portalPages, context) }
    : state.status === 'failed'
      ? { status: 'failed', onRetry: () => void load() }
      : { status: 'loading', late: state.isSettled };
  const hasTool = (name: string): boolean => data?.portalTools.some((tool) => tool.name === name) ?? false;
  const maySearch = access.evaluate(rules.eitherView, user).granted;

  return (
    <>
      <TopNav
        labels={barLabels}
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
            onSearch: (keyword) => void navigate(searchAddress(location, keyword)),
            searchHint: paletteShortcut === 'on' ? paletteHint() : undefined,
          })}
        {...(hasTool('SMILE') && survey && config.surveyScriptUrl !== null && { onFeedback: openFeedback })}
        {...(hasTool('USER_GUIDE') && { onHelp: openHelp })}
        {...(user.apolloAccess &&
          user.artemisAccess && {
            viewSwitcher: {
              current: view,
              views: [
                { id: 'apollo', label: 'Apollo', icon: sunIcon, onChoose: () => setWantedView('apollo') },
                { id: 'artemis', label: 'Artemis', icon: moonIcon, onChoose: () => setWantedView('artemis') },
              ],
            },
          })}
      />
      {wantedView && (
        <PageBoundary key={wantedView} place="nowhere" onFail={handleDialogMissing}>
          <SwitchViewDialog
            open
            view={wantedView}
            onConfirm={() => switchView(wantedView)}
            onCancel={() => setWantedView(null)}
          />
        </PageBoundary>
      )}
    </>
  );
}
