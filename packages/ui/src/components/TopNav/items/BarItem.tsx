'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { useBar } from '../opening/BarContext.ts';
import { BarControl } from '../panels/Disclosure.styles.ts';
import { LinkWords } from '../panels/LinkWords.tsx';
import { SubMenu } from './SubMenu.tsx';
import type { TopNavItem } from '../TopNav.types.ts';

export type BarItemProps = { item: TopNavItem; isOpen: boolean };

/** One item of the bar, as an entry of its list; drawn anew only when it changes itself. */
export const BarItem: MemoExoticComponent<(props: BarItemProps) => JSX.Element> = memo(({ item, isOpen }) =>
  item.kind === 'parent' ? (
    <SubMenu parent={item} isOpen={isOpen} />
  ) : (
    <li data-item={item.id}>
      <ItemLink item={item} />
    </li>
  ),
);

function ItemLink({ item }: { item: Exclude<TopNavItem, { kind: 'parent' }> }): JSX.Element {
  const { choose } = useBar();
  const { id, kind } = item;
  return (
    <BarControl
      as={Anchor}
      {...(kind !== 'disabled' && { href: item.href, onClick: choose, 'data-trigger': id })}
      {...(kind === 'external' && { external: true })}
      aria-current={kind === 'link' && item.current ? 'page' : undefined}
    >
      <LinkWords item={item} />
    </BarControl>
  );
}
