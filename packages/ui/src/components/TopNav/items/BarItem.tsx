'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { BarControl } from '../panels/Disclosure.styles.ts';
import { linkWords } from '../panels/linkWords.tsx';
import { SubMenu } from './SubMenu.tsx';
import type { TopNavItem } from '../TopNav.types.ts';

export type BarItemProps = { item: TopNavItem; isOpen: boolean };

/** One item of the bar, as an entry of its list; drawn anew only when it changes itself. */
export const BarItem: MemoExoticComponent<(props: BarItemProps) => JSX.Element> = memo(({ item, isOpen }) => {
  const { labels, choose } = useBar();
  const { id, kind, label } = item;
  if (kind === 'parent') {
    return (
      <Disclosure
        id={id}
        isItem
        isOpen={isOpen}
        isCurrent={item.current ?? false}
        isBusy={item.submenu?.status !== 'ready'}
        panel={<SubMenu parent={item} />}
      >
        {label}
      </Disclosure>
    );
  }
  return (
    <li data-item={id}>
      <BarControl
        as={Anchor}
        {...(kind !== 'disabled' && { href: item.href, onClick: choose, 'data-trigger': id })}
        {...(kind === 'external' && { external: true })}
        aria-current={kind === 'link' && item.current ? 'page' : undefined}
      >
        {linkWords(item, labels)}
      </BarControl>
    </li>
  );
});
