import { useId, type JSX, type ReactNode } from 'react';
import type { TopNavItem, TopNavSubItem } from '../../packages/ui/src/components/TopNav/TopNav.tsx';
import * as P from './panel.styles.ts';
import * as S from './HandWrittenBar.styles.ts';

/** What is open, and how that changes. */
export type OpenState = { openId: string | null; toggle: (id: string) => void; close: () => void };

const paths = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3ZM13.5 13.5 17 17',
  smile: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM7 12c1.5 2 4.5 2 6 0M7.5 8v.1M12.5 8v.1',
  help: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM8 8c0-3 4-3 4 0 0 1.5-2 1.5-2 3M10 14v.1',
  user: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17c1-5 12-5 13 0',
  sun: 'M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2',
  signOut: 'M8 4H4v12h4M12 6l4 4-4 4M16 10H8',
};

/** A small line picture. */
export function Picture({ name, size = 20 }: { name: keyof typeof paths; size?: number }): JSX.Element {
  return (
    <S.Svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </S.Svg>
  );
}

/** What makes an anchor lead to an item's page. */
export function linkProps(item: TopNavSubItem | TopNavItem): {
  href?: string;
  target?: string;
  rel?: string;
  'aria-current'?: 'page';
} {
  if (item.kind === 'external') return { href: item.href, target: '_blank', rel: 'noopener noreferrer' };
  if (item.kind === 'link') return { href: item.href, ...(item.current && { 'aria-current': 'page' }) };
  return {};
}

/** A link's name, and that it leads elsewhere. */
export function LinkWords({ item }: { item: { kind: string; label: string } }): JSX.Element {
  return (
    <>
      {item.label}
      {item.kind === 'external' && <Picture name="external" size={16} />}
      {item.kind === 'external' && <P.Hidden> (opens in a new tab)</P.Hidden>}
    </>
  );
}

type DropdownProps = {
  id: string;
  state: OpenState;
  trigger: ReactNode;
  label?: string;
  align?: 'end';
  children: ReactNode;
};

/** A trigger, and the panel it opens. */
export function Dropdown({ id, state, trigger, label, align, children }: DropdownProps): JSX.Element {
  const panelId = useId();
  const isOpen = state.openId === id;
  return (
    <>
      <S.ItemButton
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => state.toggle(id)}
      >
        {trigger}
      </S.ItemButton>
      {isOpen && (
        <P.Panel id={panelId} data-align={align}>
          {children}
        </P.Panel>
      )}
    </>
  );
}

type RowLinksProps = { label: string; items: readonly TopNavSubItem[]; onChoose: () => void };

/** The lines of a panel. */
export function RowLinks({ label, items, onChoose }: RowLinksProps): JSX.Element {
  return (
    <P.Rows aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <P.RowLink {...linkProps(item)} onClick={onChoose}>
            <P.RowLabel>
              <LinkWords item={item} />
            </P.RowLabel>
            {item.description && <P.RowText>{item.description}</P.RowText>}
          </P.RowLink>
        </li>
      ))}
    </P.Rows>
  );
}
