'use client';
import type { JSX } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { externalIcon } from '../../../icons/externalIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Row, RowDescription, RowLabel, ShimmerRow } from './MenuRow.styles.ts';
import type { TopNavSubItem } from '../TopNav.types.ts';

export type MenuRowProps = { item: TopNavSubItem };

/** One line of a panel: a name, and a quiet description under it. */
export function MenuRow({ item }: MenuRowProps): JSX.Element {
  const { labels, choose } = useBar();
  const { label, kind } = item;
  return (
    <Row
      as={Anchor}
      {...(kind !== 'disabled' && { href: item.href, onClick: choose })}
      {...(kind === 'external' && { external: true })}
      aria-current={kind === 'link' && item.current ? 'page' : undefined}
    >
      <RowLabel>
        {label}
        {kind === 'external' && <Icon icon={externalIcon} size={16} />}
        {kind === 'external' && <VisuallyHidden> {labels.opensInNewTab}</VisuallyHidden>}
      </RowLabel>
      {item.description && <RowDescription>{item.description}</RowDescription>}
    </Row>
  );
}

/** What stands where a line will be: exactly as tall. */
export function PlaceholderRow(): JSX.Element {
  return (
    <ShimmerRow>
      <RowLabel>
        <i />
      </RowLabel>
      <RowDescription>
        <i />
      </RowDescription>
    </ShimmerRow>
  );
}
