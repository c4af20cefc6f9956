'use client';
import { useId, useMemo, useState, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
// The styles first, and with them those of every part, then similar modules: such a bundle compresses better.
import { BarRoot } from './BarRoot.styles.ts';
import * as S from './TopNav.styles.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { BarContext } from './state/BarContext.ts';
import { BarStatus } from './state/BarStatus.tsx';
import { isOnBar } from './state/openPath.ts';
import { defaultWideFromPx, type TopNavWideFrom } from './state/layout.ts';
import { createBarActions } from './state/barActions.ts';
import { useBarEvents } from './state/useBarEvents.ts';
import { useBarLayout } from './state/useBarLayout.ts';
import type { TopNavState } from './useTopNavState.ts';
import {
  topNavPanels,
  type TopNavNavigation,
  type TopNavProfile,
  type TopNavViewSwitcher,
} from './TopNav.types.ts';
import { BarItems } from './items/BarItems.tsx';
import { renderable } from './items/renderable.ts';
import { useOverflow, widthsKey } from './items/useOverflow.ts';
import { BarButton } from './tools/BarButton.tsx';
import { BarStart } from './tools/BarStart.tsx';
import { ProfileMenu } from './tools/ProfileMenu.tsx';
import { SearchBox } from './tools/SearchBox.tsx';
import { ViewSwitcher } from './tools/ViewSwitcher.tsx';
import { defaultTopNavLabels, type TopNavLabels } from './TopNav.labels.ts';
import { helpIcon } from '../../icons/helpIcon.ts';
import { smileIcon } from '../../icons/smileIcon.ts';

export { defaultTopNavLabels, type TopNavLabels } from './TopNav.labels.ts';
export type { TopNavWideFrom } from './state/layout.ts';
export { topNavFit, type TopNavFit } from './state/topNavFit.ts';
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
  type TopNavView,
  type TopNavViewSwitcher,
} from './TopNav.types.ts';
export { useTopNavState, type TopNavState } from './useTopNavState.ts';

/** The content of the bar. A tool, the profile menu and the view switcher appear only when their prop is given. */
export type TopNavProps = Omit<ComponentPropsWithRef<'header'>, 'children'> &
  TopNavState & {
    /** The menu items, or why there are none yet. */
    navigation: TopNavNavigation;
    /** Replaces the logo, for a brand of your own. It needs no name: the link has `labels.home`. */
    brand?: ReactNode;
    /** The address of the logo link. Default `/landing`. */
    homeHref?: string;
    /** The id of the page's `<main>`, which the skip link targets. Default `main`. */
    mainId?: string;
    /** Called with a trimmed, non-empty keyword. */
    onSearch?: (keyword: string) => void;
    /** The tooltip and the description of the search box, such as which keys open the command palette. Default: none. */
    searchHint?: string | undefined;
    /** Called by the feedback button. Without it there is no button. */
    onFeedback?: () => void;
    /** Called by the help button. Without it there is no button. */
    onHelp?: () => void;
    /** The signed-in user and the profile menu. Without it there is no profile button. */
    profile?: TopNavProfile;
    /** The views and the current one. Without it there is no view switcher. */
    viewSwitcher?: TopNavViewSwitcher;
    /**
     * The width of the window in pixels from which the bar is wide. `topNavFit`: whenever everything fits, which is measured, so a
     * page rendered on a server shows the wide bar until it is hydrated. Default 1367, the portal's.
     */
    wideFrom?: TopNavWideFrom;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<TopNavLabels>;
  };

/**
 * The portal's bar: 52 px high and fixed, with a wide layout from `wideFrom` and a short one below. It is a disclosure
 * navigation: Tab reaches everything, one menu is open at a time, and Escape, a click outside or a choice closes it
 * and keeps focus in the bar. Render it once on every page of a signed-in user, but not on screens of their own.
 */
export function TopNav({
  navigation,
  openId,
  onOpenChange,
  brand,
  homeHref = '/landing',
  mainId = 'main',
  onSearch,
  searchHint,
  onFeedback,
  onHelp,
  profile,
  viewSwitcher,
  wideFrom = defaultWideFromPx,
  labels: ownLabels,
  ...rest
}: TopNavProps): JSX.Element {
  const labels = useLabels('TopNav', defaultTopNavLabels, ownLabels);
  const sheetId = useId();
  const [actions] = useState(createBarActions);
  const loadedItems = navigation?.status === 'ready' ? navigation.items : null;
  const items = useMemo(() => renderable(loadedItems), [loadedItems]);
  const bar = useMemo(() => ({ labels, ...actions }), [labels, actions]);
  const contentKey = useMemo(() => widthsKey(items), [items]);
  const { barRef, isShort, rootProps } = useBarLayout(wideFrom, contentKey, actions);
  const { listRef, fittingCount } = useOverflow(items, contentKey, actions.elements);
  const structure = useMemo(
    () => ({ overflowIds: new Set(items.slice(fittingCount).map(({ id }) => id)), isShort }),
    [items, fittingCount, isShort],
  );
  useBarEvents(actions, { openId, onOpenChange }, structure);
  const isSheetOpen = openId !== null && !isOnBar(openId);

  return (
    <BarContext value={bar}>
      <BarRoot {...rest} {...rootProps}>
        <S.SkipLink href={`#${mainId}`}>{labels.skipToContent}</S.SkipLink>
        {openId !== null && <S.ClickAway data-dim={isSheetOpen || undefined} onClick={actions.clickAway} />}
        <S.Bar
          ref={barRef}
          aria-label={labels.navigation}
          onFocus={actions.handleFocus}
          onBlur={actions.handleBlur}
        >
          <BarStart brand={brand} homeHref={homeHref} sheetId={sheetId} isSheetOpen={isSheetOpen} />
          <S.Sheet id={sheetId} data-state={isSheetOpen ? 'open' : 'closed'}>
            <BarItems {...{ navigation, items, fittingCount, listRef, openId }} />
            {(onSearch ?? onFeedback ?? onHelp) && (
              <S.Cluster>
                {onSearch && <SearchBox onSearch={onSearch} hint={searchHint} />}
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
      </BarRoot>
    </BarContext>
  );
}
