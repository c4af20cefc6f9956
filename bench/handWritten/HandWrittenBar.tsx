import { useEffect, useRef, useState, type FormEvent, type JSX } from 'react';
import type { TopNavItem, TopNavSubItem } from '../../packages/ui/src/components/TopNav/TopNav.tsx';
import * as P from './panel.styles.ts';
import * as S from './HandWrittenBar.styles.ts';
import { Dropdown, linkProps, LinkWords, type OpenState, Picture, RowLinks } from './parts.tsx';

/**
 * The same shell as a careful team would write it for one product, with react and styled-components: the same parts, roles and
 * keys. It lacks labels, a link component, "More", checks of addresses and recovery of lost focus.
 */

type BarProps = {
  items: readonly TopNavItem[];
  person: { name: string; email: string };
  personItems: readonly TopNavSubItem[];
  view: 'apollo' | 'artemis';
  onSearch: (keyword: string) => void;
  onFeedback: () => void;
  onHelp: () => void;
  onLogOut: () => void;
  onSelectView: (view: 'apollo' | 'artemis') => void;
};

export function HandWrittenBar(props: BarProps): JSX.Element {
  const { items, view, onSearch, onFeedback, onHelp } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const navRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (openId === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      navRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpenId(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openId]);

  function close(): void {
    navRef.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenId(null);
  }

  const state: OpenState = { openId, toggle: (id) => setOpenId(openId === id ? null : id), close };
  return (
    <S.Header>
      <S.SkipLink href="#main">Skip to main content</S.SkipLink>
      {openId !== null && <S.Overlay onClick={close} />}
      <S.Nav
        ref={navRef}
        aria-label="Main"
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenId(null);
        }}
      >
        <S.Hamburger
          type="button"
          aria-label="Menu"
          aria-expanded={openId === 'menu'}
          onClick={() => state.toggle('menu')}
        >
          <Picture name="menu" />
        </S.Hamburger>
        <S.Home href="/landing" aria-label="Quayside home" onClick={close}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="10.5" cy="9.75" r="7.25" strokeWidth="2.5" />
            <path d="m12.5 12 5.5 8.5M10.5 20.75H23" strokeWidth="2.5" />
          </svg>
          Quayside
        </S.Home>
        <S.Sheet data-state={openId === 'menu' ? 'open' : 'closed'}>
          <S.Items>
            {items.map((item) => (
              <BarItem key={item.id} item={item} state={state} />
            ))}
          </S.Items>
          <S.Tools>
            <Search onSearch={onSearch} />
            <S.ItemButton type="button" aria-label="Give feedback" title="Give feedback" onClick={onFeedback}>
              <Picture name="smile" />
            </S.ItemButton>
            <S.ItemButton type="button" aria-label="User guide" title="User guide" onClick={onHelp}>
              <Picture name="help" />
            </S.ItemButton>
          </S.Tools>
        </S.Sheet>
        <S.Account>
          <S.Place>
            <ViewMenu view={view} state={state} onSelect={props.onSelectView} />
          </S.Place>
          <S.Place>
            <ProfileMenu {...props} state={state} />
          </S.Place>
        </S.Account>
      </S.Nav>
    </S.Header>
  );
}

function BarItem({ item, state }: { item: TopNavItem; state: OpenState }): JSX.Element {
  if (item.kind === 'parent') {
    const items = item.submenu.status === 'ready' ? item.submenu.items : [];
    return (
      <S.Item>
        <Dropdown
          id={item.id}
          state={state}
          trigger={
            <>
              {item.label}
              <Picture name="chevron" size={16} />
            </>
          }
        >
          <RowLinks label={item.label} items={items} onChoose={state.close} />
        </Dropdown>
      </S.Item>
    );
  }
  return (
    <S.Item>
      <S.ItemLink {...linkProps(item)} onClick={state.close}>
        <LinkWords item={item} />
      </S.ItemLink>
    </S.Item>
  );
}

function Search({ onSearch }: { onSearch: (keyword: string) => void }): JSX.Element {
  const [keyword, setKeyword] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (keyword.trim() === '') return;
    onSearch(keyword.trim());
    setKeyword('');
  }

  return (
    <search>
      <S.SearchForm onSubmit={submit}>
        <S.SearchFrame>
          <Picture name="search" size={16} />
          <S.SearchInput
            type="search"
            aria-label="Search"
            placeholder="Search"
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
        </S.SearchFrame>
      </S.SearchForm>
    </search>
  );
}

type ViewMenuProps = {
  view: BarProps['view'];
  state: OpenState;
  onSelect: BarProps['onSelectView'];
};

function ViewMenu({ view, state, onSelect }: ViewMenuProps): JSX.Element {
  const names = { apollo: 'Apollo', artemis: 'Artemis' };
  return (
    <Dropdown
      id="view"
      align="end"
      state={state}
      trigger={
        <>
          <P.Hidden>Switch view: </P.Hidden>
          <Picture name="sun" />
          {names[view]}
          <Picture name="chevron" size={16} />
        </>
      }
    >
      <P.Rows aria-label="Switch view">
        {(['apollo', 'artemis'] as const).map((each) => (
          <li key={each}>
            <P.RowButton
              type="button"
              aria-current={each === view ? 'true' : undefined}
              onClick={() => {
                state.close();
                if (each !== view) onSelect(each);
              }}
            >
              {names[each]}
            </P.RowButton>
          </li>
        ))}
      </P.Rows>
    </Dropdown>
  );
}

function ProfileMenu({ person, personItems, onLogOut, state }: BarProps & { state: OpenState }): JSX.Element {
  return (
    <Dropdown
      id="profile"
      align="end"
      state={state}
      label="Profile and settings"
      trigger={<Picture name="user" />}
    >
      <P.Person>
        <strong>{person.name}</strong>
        <span>{person.email}</span>
      </P.Person>
      <RowLinks label="Profile and settings" items={personItems} onChoose={state.close} />
      <P.RowButton
        type="button"
        onClick={() => {
          state.close();
          onLogOut();
        }}
      >
        <P.RowLabel>
          Log out
          <Picture name="signOut" size={16} />
        </P.RowLabel>
      </P.RowButton>
    </Dropdown>
  );
}
