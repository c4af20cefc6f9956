'use client';
import type { JSX } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../opening/BarContext.ts';
import { SubMenu } from './SubMenu.tsx';
import { BarLink } from '../TopNav.styles.ts';
import type { TopNavItem } from '../TopNav.types.ts';

export type BarItemProps = { item: TopNavItem };

/** One item of the bar, as an entry of its list. */
export function BarItem({ item }: BarItemProps): JSX.Element {
  if (item.kind === 'parent') return <SubMenu parent={item} />;
  return (
    <li data-item={item.id}>
      <ItemLink item={item} />
    </li>
  );
}

function ItemLink({ item }: { item: Exclude<TopNavItem, { kind: 'parent' }> }): JSX.Element {
  const { labels, choose } = useBar();
  const { id, label, kind } = item;
  return (
    <BarLink
      as={Anchor}
      {...(kind !== 'disabled' && { href: item.href, onClick: choose, 'data-trigger': id })}
      {...(kind === 'external' && { external: true })}
      aria-current={kind === 'link' && item.current ? 'page' : undefined}
    >
      {label}
      {kind === 'external' && <Icon icon={externalIcon} size={16} />}
      {kind === 'external' && <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>}
    </BarLink>
  );
}
