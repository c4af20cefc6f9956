'use client';
import type { JSX } from 'react';
import { Anchor } from '../../../theme/Anchor.tsx';
import { visibleText } from '../items/renderable.ts';
import { useBar } from '../state/BarContext.ts';
import { linkLabel } from './linkLabel.tsx';
import { Row, RowList, ShimmerRow } from './MenuRow.styles.ts';
import type { TopNavSubItem } from '../TopNav.types.ts';

export type MenuRowsProps = { label: string; items: readonly TopNavSubItem[] };

/** The rows of a panel. */
export function MenuRows({ label, items }: MenuRowsProps): JSX.Element {
  return (
    <RowList aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuRow item={item} />
        </li>
      ))}
    </RowList>
  );
}

/** A row of a panel: a label, and a secondary description under it. */
function MenuRow({ item }: { item: TopNavSubItem }): JSX.Element {
  const { labels, select } = useBar();
  const { kind } = item;
  const description = visibleText(item.description);
  return (
    <Row
      as={Anchor}
      {...(kind !== 'disabled' && { href: item.href, onClick: select })}
      {...(kind === 'external' && { external: true })}
      aria-current={kind === 'link' && item.current ? 'page' : undefined}
    >
      <span>{linkLabel(item, labels)}</span>
      {description && <span>{description}</span>}
    </Row>
  );
}

/** The placeholder of a row, with the same height. */
export function PlaceholderRow(): JSX.Element {
  return (
    <ShimmerRow>
      <span>
        <i />
      </span>
      <span>
        <i />
      </span>
    </ShimmerRow>
  );
}
