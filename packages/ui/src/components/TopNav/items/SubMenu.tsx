'use client';
import type { JSX } from 'react';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { MenuRow, PlaceholderRow } from '../panels/MenuRow.tsx';
import { RowList } from '../panels/MenuRow.styles.ts';
import type { TopNavParent } from '../TopNav.types.ts';

const placeholders = ['first', 'second', 'third', 'fourth'];

export type SubMenuProps = { parent: TopNavParent };

/** A parent item: its trigger, and its sub-items or four placeholders while they are on their way. */
export function SubMenu({ parent }: SubMenuProps): JSX.Element {
  const { openId } = useBar();
  const isReady = parent.submenu.status === 'ready';
  return (
    <Disclosure
      id={parent.id}
      item={parent.id}
      isOpen={openId === parent.id}
      isCurrent={parent.current === true}
      isBusy={!isReady}
      panel={
        <RowList aria-busy={!isReady || undefined} aria-label={parent.label}>
          {parent.submenu.status === 'ready'
            ? parent.submenu.items.map((item) => (
                <li key={item.id}>
                  <MenuRow item={item} />
                </li>
              ))
            : placeholders.map((placeholder) => (
                <li key={placeholder} aria-hidden="true">
                  <PlaceholderRow />
                </li>
              ))}
        </RowList>
      }
    >
      {parent.label}
    </Disclosure>
  );
}
