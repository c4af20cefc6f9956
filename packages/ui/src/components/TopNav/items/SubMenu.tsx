'use client';
import type { JSX } from 'react';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { MenuRow, PlaceholderRow } from '../panels/MenuRow.tsx';
import { EmptyNote, RowList } from '../panels/MenuRow.styles.ts';
import type { TopNavParent } from '../TopNav.types.ts';

const placeholders = ['first', 'second', 'third', 'fourth'];

export type SubMenuProps = { parent: TopNavParent };

/** A parent item: its trigger, and its sub-items or four placeholders while they are on their way. */
export function SubMenu({ parent }: SubMenuProps): JSX.Element {
  const { openId } = useBar();
  return (
    <Disclosure
      id={parent.id}
      item={parent.id}
      isOpen={openId === parent.id}
      isCurrent={parent.current ?? false}
      isBusy={parent.submenu.status !== 'ready'}
      panel={<SubItems parent={parent} />}
    >
      {parent.label}
    </Disclosure>
  );
}

function SubItems({ parent: { label, submenu } }: SubMenuProps): JSX.Element {
  const { labels } = useBar();
  if (submenu.status !== 'ready') {
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
  if (submenu.items.length === 0) return <EmptyNote>{labels.submenuEmpty}</EmptyNote>;
  return (
    <RowList aria-label={label}>
      {submenu.items.map((item) => (
        <li key={item.id}>
          <MenuRow item={item} />
        </li>
      ))}
    </RowList>
  );
}
