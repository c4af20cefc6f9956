'use client';
import { memo, type JSX, type MemoExoticComponent, type ReactNode } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { closeIcon } from '../../../icons/closeIcon.ts';
import { menuIcon } from '../../../icons/menuIcon.ts';
import { Logo } from '../../Logo/Logo.tsx';
import { useBar, useBarRefs } from '../state/BarContext.ts';
import { homeId } from '../state/barElements.ts';
import { HomeLink } from '../TopNav.styles.ts';
import { topNavPanels } from '../TopNav.types.ts';
import { BarButton } from './BarButton.tsx';

export type BarStartProps = {
  brand: ReactNode;
  homeHref: string;
  sheetId: string;
  isSheetOpen: boolean;
};

/** The start of the bar: the short layout's menu button, and the home link. */
export const BarStart: MemoExoticComponent<(props: BarStartProps) => JSX.Element> = memo(
  ({ brand, homeHref, sheetId, isSheetOpen }) => {
    const { labels, toggle, select } = useBar();
    const { triggerRef } = useBarRefs(topNavPanels.menu);
    const { triggerRef: homeRef } = useBarRefs(homeId);
    return (
      <>
        <BarButton
          ref={triggerRef}
          icon={isSheetOpen ? closeIcon : menuIcon}
          label={labels.menu}
          data-trigger={topNavPanels.menu}
          aria-expanded={isSheetOpen}
          aria-controls={sheetId}
          onClick={() => toggle(topNavPanels.menu, isSheetOpen)}
        />
        <HomeLink
          ref={homeRef}
          as={Anchor}
          href={homeHref}
          data-home=""
          aria-label={labels.home}
          onClick={select}
        >
          {brand ?? <Logo name={labels.product} />}
        </HomeLink>
      </>
    );
  },
);
