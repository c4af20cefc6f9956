'use client';
import type { JSX } from 'react';
import { visibleText } from '../items/renderable.ts';
import { useBar } from '../state/BarContext.ts';
import { linkLabel, linkProps } from './linkLabel.tsx';
import { Row, RowList, ShimmerRow } from './MenuRow.styles.ts';
import type { TopNavSubItem } from '../TopNav.types.ts';

export type MenuRowsProps = { label: string; items: readonly TopNavSubItem[] };

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
  const bar = useBar();
  const description = visibleText(item.description);
  return (
    <Row {...linkProps(item, bar)}>
      <span>{linkLabel(item, bar.labels)}</span>
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
