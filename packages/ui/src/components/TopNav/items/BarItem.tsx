'use client';
import type { JSX } from 'react';
import { useLinkComponent } from '../../../theme/LinkComponent.ts';
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
  const Link = useLinkComponent();
  if (item.kind === 'link') {
    return (
      <BarLink
        as={Link}
        href={item.href}
        data-trigger={item.id}
        aria-current={item.current ? 'page' : undefined}
        onClick={choose}
      >
        {item.label}
      </BarLink>
    );
  }
  if (item.kind === 'external') {
    return (
      <BarLink
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        data-trigger={item.id}
        onClick={choose}
      >
        {item.label}
        <Icon icon={externalIcon} size={16} />
        <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
      </BarLink>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere has no address, and so no role
    <BarLink role="link" aria-disabled="true">
      {item.label}
    </BarLink>
  );
}
