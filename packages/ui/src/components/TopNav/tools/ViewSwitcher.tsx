'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import type { PortalView } from '../../../theme/rootAttributes.ts';
import { checkIcon } from '../../../icons/checkIcon.ts';
import { moonIcon } from '../../../icons/moonIcon.ts';
import { sunIcon } from '../../../icons/sunIcon.ts';
import type { IconShape } from '../../../icons/IconShape.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../state/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { RowButton, RowList } from '../panels/MenuRow.styles.ts';
import { topNavPanels, type TopNavViewSwitcher } from '../TopNav.types.ts';

const views: readonly PortalView[] = ['apollo', 'artemis'];
const marks: Record<PortalView, IconShape> = { apollo: sunIcon, artemis: moonIcon };

export type ViewSwitcherProps = TopNavViewSwitcher & { isOpen: boolean };

/** The name and icon of the current view, and a menu of both views. The caller confirms before it switches. */
export const ViewSwitcher: MemoExoticComponent<(props: ViewSwitcherProps) => JSX.Element> = memo(
  ({ current: given, onSelect, isOpen }) => {
    const { labels, select } = useBar();
    // A stored view may be invalid.
    const current = views.find((view) => view === given) ?? 'apollo';

    function selectView(view: PortalView): void {
      select();
      if (view !== current) onSelect(view);
    }

    return (
      <Disclosure
        isAtEnd
        id={topNavPanels.view}
        isOpen={isOpen}
        panel={
          <RowList aria-label={labels.switchView}>
            {views.map((view) => (
              <li key={view}>
                <RowButton
                  type="button"
                  aria-current={view === current ? 'true' : undefined}
                  onClick={() => selectView(view)}
                >
                  <Icon icon={marks[view]} />
                  <span>{labels.views[view]}</span>
                  {view === current && <Icon icon={checkIcon} size={16} />}
                </RowButton>
              </li>
            ))}
          </RowList>
        }
      >
        <VisuallyHidden>{`${labels.switchView}: `}</VisuallyHidden>
        <Icon icon={marks[current]} data-accent="" />
        <span>{labels.views[current]}</span>
      </Disclosure>
    );
  },
);
