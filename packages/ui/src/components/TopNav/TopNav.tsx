'use client';
import { useId, useMemo, useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { helpIcon } from '../../icons/helpIcon.ts';
import { smileIcon } from '../../icons/smileIcon.ts';
import { BarContext } from './opening/BarContext.ts';
import { BarItems } from './items/BarItems.tsx';
import { isOnBar } from './opening/barFocus.ts';
import { BarButton } from './tools/BarButton.tsx';
import { BarStart } from './tools/BarStart.tsx';
import { ProfileMenu } from './tools/ProfileMenu.tsx';
import { SearchBox } from './tools/SearchBox.tsx';
import { defaultTopNavLabels, type TopNavLabels } from './TopNav.labels.ts';
import * as S from './TopNav.styles.ts';
import {
  topNavPanels,
  type TopNavNavigation,
  type TopNavProfile,
  type TopNavViewSwitcher,
} from './TopNav.types.ts';
import { drawable } from './items/drawable.ts';
import { useBarActions } from './opening/useBarActions.ts';
import { BarStatus } from './opening/BarStatus.tsx';
import type { TopNavState } from './useTopNavState.ts';
import { ViewSwitcher } from './tools/ViewSwitcher.tsx';

export { defaultTopNavLabels, type TopNavLabels } from './TopNav.labels.ts';
export {
  topNavPanels,
  type TopNavDisabledLink,
  type TopNavExternalLink,
  type TopNavItem,
  type TopNavLink,
  type TopNavNavigation,
  type TopNavOpenId,
  type TopNavOpenReason,
  type TopNavParent,
  type TopNavProfile,
  type TopNavSubItem,
  type TopNavSubmenu,
  type TopNavViewSwitcher,
} from './TopNav.types.ts';
export { useTopNavState, type TopNavState } from './useTopNavState.ts';

/** What the bar shows. A tool, the profile or the view switcher is drawn only when it is given. */
export type TopNavProps = Omit<ComponentPropsWithRef<'header'>, 'children'> &
  TopNavState & {
    navigation: TopNavNavigation;
    /** Where the logo leads; default `/landing`. */
    homeHref?: string;
    /** The id of the page's `<main>`, to which the skip link leads; default `main`. */
    mainId?: string;
    /** Called with a trimmed keyword, never an empty one. */
    onSearch?: (keyword: string) => void;
    onFeedback?: () => void;
    onHelp?: () => void;
    profile?: TopNavProfile;
    viewSwitcher?: TopNavViewSwitcher;
    labels?: Partial<TopNavLabels>;
  };

/**
 * The portal's bar: 52 px, fixed, wide from 1367 px on and short below. A disclosure navigation: Tab reaches
 * everything, one thing is open at a time, and Escape, a click away or a choice closes it and keeps the focus here.
 * Once on every page of a signed-in user; not on the screens that stand alone, nor for links within one page.
 */
export function TopNav({
  navigation,
  openId,
  onOpenChange,
  homeHref = '/landing',
  mainId = 'main',
  onSearch,
  onFeedback,
  onHelp,
  profile,
  viewSwitcher,
  labels: ownLabels,
  ...rest
}: TopNavProps): JSX.Element {
  const labels = useLabels('TopNav', defaultTopNavLabels, ownLabels);
  const barRef = useRef<HTMLElement>(null);
  const sheetId = useId();
  const actions = useBarActions(barRef, { openId, onOpenChange });
  const given = navigation?.status === 'ready' ? navigation.items : null;
  const items = useMemo(() => drawable(given), [given]);
  const bar = useMemo(() => ({ labels, ...actions }), [labels, actions]);
  const isSheetOpen = openId !== null && !isOnBar(openId);

  return (
    <BarContext value={bar}>
      <S.BarRoot {...rest}>
        <S.SkipLink href={`#${mainId}`}>{labels.skipToContent}</S.SkipLink>
        {openId !== null && <S.ClickAway data-dim={isSheetOpen || undefined} onClick={actions.clickAway} />}
        <S.Bar
          ref={barRef}
          aria-label={labels.navigation}
          onFocus={actions.handleFocus}
          onBlur={actions.handleBlur}
        >
          <BarStart homeHref={homeHref} sheetId={sheetId} isSheetOpen={isSheetOpen} />
          <S.Sheet id={sheetId} data-state={isSheetOpen ? 'open' : 'closed'}>
            <BarItems navigation={navigation} items={items} openId={openId} />
            {(onSearch ?? onFeedback ?? onHelp) && (
              <S.Cluster>
                {onSearch && <SearchBox onSearch={onSearch} />}
                {onFeedback && <BarButton icon={smileIcon} label={labels.feedback} onClick={onFeedback} />}
                {onHelp && <BarButton icon={helpIcon} label={labels.help} onClick={onHelp} />}
              </S.Cluster>
            )}
          </S.Sheet>
          <S.Cluster>
            {viewSwitcher && <ViewSwitcher {...viewSwitcher} isOpen={openId === topNavPanels.view} />}
            {profile && <ProfileMenu {...profile} isOpen={openId === topNavPanels.profile} />}
          </S.Cluster>
        </S.Bar>
        <BarStatus navigation={navigation} items={items} openId={openId} />
      </S.BarRoot>
    </BarContext>
  );
}
