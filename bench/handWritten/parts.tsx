import { useId, type JSX, type ReactNode } from 'react';
import type { TopNavItem, TopNavSubItem } from '../../packages/ui/src/components/TopNav/TopNav.tsx';
import { paths } from '../pictures.ts';
import * as P from './panel.styles.ts';
import * as S from './HandWrittenBar.styles.ts';

/** The open panel, and its setter. */
export type OpenState = { openId: string | null; toggle: (id: string) => void; close: () => void };

/** An icon. */
export function Picture({ name, size = 20 }: { name: keyof typeof paths; size?: number }): JSX.Element {
  return (
    <S.Svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </S.Svg>
  );
}

/** The attributes of a link to an item's page. */
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

/** The label of a link, and a hint if it opens a new tab. */
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

/** A trigger and its panel. */
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
