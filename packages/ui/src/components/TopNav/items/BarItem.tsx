'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { useBar, useBarRefs } from '../state/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { BarControl } from '../panels/Disclosure.styles.ts';
import { linkLabel, linkProps } from '../panels/linkLabel.tsx';
import { SubMenu } from './SubMenu.tsx';
import type { TopNavItem, TopNavParent } from '../TopNav.types.ts';

export type BarItemProps = { item: TopNavItem; isOpen: boolean };

/** One menu item of the bar, as a list item. It re-renders only when its own props change. */
export const BarItem: MemoExoticComponent<(props: BarItemProps) => JSX.Element> = memo(({ item, isOpen }) =>
  item.kind === 'parent' ? (
    <Disclosure
      id={item.id}
      isItem
      isOpen={isOpen}
      isCurrent={item.current ?? false}
      panel={<SubMenu parent={item} />}
    >
      {item.label}
    </Disclosure>
  ) : (
    <BarLink item={item} />
  ),
);

function BarLink({ item }: { item: Exclude<TopNavItem, TopNavParent> }): JSX.Element {
  const bar = useBar();
  const { id, kind } = item;
  const { rootRef, triggerRef } = useBarRefs(id);
  return (
    <li ref={rootRef} data-item={id}>
      <BarControl
        ref={triggerRef}
        data-trigger={kind === 'disabled' ? undefined : id}
        {...linkProps(item, bar)}
      >
        {linkLabel(item, bar.labels)}
      </BarControl>
    </li>
  );
}
