'use client';
import type { JSX } from 'react';
import { useBar } from '../state/BarContext.ts';
import { MenuRows, PlaceholderRow } from '../panels/MenuRow.tsx';
import { EmptyNote, RowList } from '../panels/MenuRow.styles.ts';
import type { TopNavParent } from '../TopNav.types.ts';
import { renderable } from './renderable.ts';

const placeholders = [1, 2, 3, 4];

export type SubMenuProps = { parent: TopNavParent };

/** The panel of a parent: its sub-items, or four placeholders while they load. */
export function SubMenu({ parent: { label, submenu } }: SubMenuProps): JSX.Element {
  const { labels } = useBar();
  if (submenu?.status !== 'ready') {
    return (
      <RowList aria-busy="true" aria-label={label}>
        {placeholders.map((placeholder) => (
          <li key={placeholder} aria-hidden="true">
            <PlaceholderRow />
          </li>
        ))}
      </RowList>
    );
  }
  const items = renderable(submenu.items);
  return items.length === 0 ? (
    <EmptyNote>{labels.submenuEmpty}</EmptyNote>
  ) : (
    <MenuRows label={label} items={items} />
  );
}
