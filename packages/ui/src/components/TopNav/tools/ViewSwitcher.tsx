'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { checkIcon } from '../../../icons/checkIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../state/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { RowButton, RowList } from '../panels/MenuRow.styles.ts';
import { topNavPanels, type TopNavViewSwitcher } from '../TopNav.types.ts';

export type ViewSwitcherProps = TopNavViewSwitcher & { isOpen: boolean };

/** The name and icon of the current view, and a menu of all views. The caller confirms before it switches. */
export const ViewSwitcher: MemoExoticComponent<(props: ViewSwitcherProps) => JSX.Element | null> = memo(
  ({ current: given, views, isOpen }) => {
    const { labels, select } = useBar();
    // A stored view may be invalid.
    const current = views.find(({ id }) => id === given) ?? views[0];
    if (!current) return null;

    return (
      <Disclosure
        isAtEnd
        id={topNavPanels.view}
        isOpen={isOpen}
        panel={
          <RowList aria-label={labels.switchView}>
            {views.map((view) => (
              <li key={view.id}>
                <RowButton
                  {...(view.href === undefined ? { type: 'button' } : { as: Anchor, href: view.href })}
                  data-choice={view.id}
                  aria-current={view === current ? 'true' : undefined}
                  onClick={() => {
                    select();
                    if (view !== current) view.onChoose?.();
                  }}
                >
                  {view.icon && <Icon icon={view.icon} />}
                  <span>{view.label}</span>
                  {view === current && <Icon icon={checkIcon} size={16} />}
                </RowButton>
              </li>
            ))}
          </RowList>
        }
      >
        <VisuallyHidden>{`${labels.switchView}: `}</VisuallyHidden>
        {current.icon && <Icon icon={current.icon} data-accent="" />}
        <span>{current.label}</span>
      </Disclosure>
    );
  },
);
