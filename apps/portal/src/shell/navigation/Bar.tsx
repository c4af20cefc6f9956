import { rules } from '@quayside/contract/access';
import type { CurrentUser } from '@quayside/portal-core';
import { selectSubItems } from '@quayside/portal-core/navigation';
import {
  useCurrentUser,
  useNavigation,
  useSignedInServices,
  useSession,
  useView,
} from '@quayside/portal-core/react';
import { TopNav, type TopNavNavigation } from '@quayside/ui/TopNav';
import type { JSX } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeviceSettings } from '@quayside/page-kit/settings';
import { useFindRoute } from '../routing/routesContext.ts';
import { barItems, menuLinks } from './barItems.ts';
import { searchAddress } from './searchAddress.ts';
import { useBarMenus } from './useBarMenus.ts';
import { useUserGuide } from './useUserGuide.ts';
import { useViewSwitch } from './useViewSwitch.tsx';

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
  const { access, config, survey } = useSignedInServices();
  const { state, data, load } = useNavigation();
  const { view } = useView();
  const { paletteShortcut } = useDeviceSettings();
  const { signOut } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { openId, onOpenChange } = useBarMenus();
  const { viewSwitcher, dialog } = useViewSwitch();
  const openGuide = useUserGuide();
  const findRoute = useFindRoute();
  const context = {
    user,
    access,
    findRoute,
    location,
    subItemsOf: (name: string) => selectSubItems(state, view, name),
  };

  function openFeedback(): void {
    // In the short layout the open menu would cover the survey.
    onOpenChange(null, 'select');
    void survey?.open();
  }

  function openHelp(): void {
    onOpenChange(null, 'select');
    openGuide();
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
        onOpenChange={onOpenChange}
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
        {...(user.apolloAccess && user.artemisAccess && { viewSwitcher })}
      />
      {dialog}
    </>
  );
}
