'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { TopNavLabels } from '../TopNav.labels.ts';
import type { TopNavItem, TopNavParent } from '../TopNav.types.ts';
import type { BarContextValue } from '../state/BarContext.ts';

/** The props of a link: as an anchor that closes the menus when it is followed. */
export function linkProps(
  item: Exclude<TopNavItem, TopNavParent>,
  { select }: BarContextValue,
): ComponentProps<typeof Anchor> & { as: typeof Anchor } {
  const { kind } = item;
  return {
    as: Anchor,
    href: kind === 'disabled' ? undefined : item.href,
    external: kind === 'external',
    'aria-current': kind === 'link' && item.current ? 'page' : undefined,
    onClick: select,
  };
}

/**
 * The content of a link: its label, and for an external link that it opens a new tab. A function, not a component,
 * because a bar has many.
 */
export function linkLabel({ label, kind }: TopNavItem, labels: TopNavLabels): ReactNode {
  if (kind !== 'external') return label;
  return (
    <>
      {label}
      <Icon icon={externalIcon} size={16} data-quiet="" />
      <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>
    </>
  );
}
