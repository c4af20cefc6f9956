import {
  Header,
  HeaderGlobalAction,
  HeaderGlobalBar,
  HeaderMenu,
  HeaderMenuButton,
  HeaderMenuItem,
  HeaderName,
  HeaderNavigation,
  HeaderPanel,
  Search,
  SkipToContent,
  Switcher,
  SwitcherItem,
} from '@carbon/react';
import { FaceSatisfied, Help, Launch, Light, User } from '@carbon/react/icons';
import { useState, type JSX } from 'react';
import { offer } from '../harness.ts';
import { person, personItems, shellItems, type ShellItem, type ShellSubItem } from '../shell.ts';
import './carbon.scss';

/** The shell with Carbon's UI Shell. */

const nothing = (): void => undefined;

function words(item: ShellSubItem | ShellItem): JSX.Element {
  return (
    <>
      {item.label}
      {item.kind === 'external' && <Launch aria-label="(opens in a new tab)" />}
    </>
  );
}

function link(item: ShellSubItem | ShellItem): { href?: string; target?: string; rel?: string } {
  if (item.kind === 'external') return { href: item.href, target: '_blank', rel: 'noopener noreferrer' };
  return item.kind === 'link' ? { href: item.href } : {};
}

function Item({ item }: { item: ShellItem }): JSX.Element {
  if (item.kind !== 'parent') return <HeaderMenuItem {...link(item)}>{words(item)}</HeaderMenuItem>;
  const items = item.submenu.status === 'ready' ? item.submenu.items : [];
  return (
    <HeaderMenu aria-label={item.label} menuLinkName={item.label}>
      {items.map((each) => (
        <HeaderMenuItem key={each.id} {...link(each)}>
          {words(each)}
          {each.description && <span className="description">{each.description}</span>}
        </HeaderMenuItem>
      ))}
    </HeaderMenu>
  );
}

function Shell(): JSX.Element {
  const [open, setOpen] = useState<'menu' | 'view' | 'profile' | null>(null);
  const toggle = (which: typeof open) => (): void => setOpen(open === which ? null : which);
  return (
    <Header aria-label="Quayside">
      <SkipToContent href="#main" />
      <HeaderMenuButton aria-label="Menu" isActive={open === 'menu'} onClick={toggle('menu')} />
      <HeaderName href="/landing" prefix="">
        Quayside
      </HeaderName>
      <HeaderNavigation aria-label="Main">
        {shellItems.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </HeaderNavigation>
      <HeaderGlobalBar>
        <search className="tools">
          <Search size="sm" labelText="Search" placeholder="Search" onChange={nothing} />
        </search>
        <HeaderGlobalAction aria-label="Give feedback" onClick={nothing}>
          <FaceSatisfied size={20} />
        </HeaderGlobalAction>
        <HeaderGlobalAction aria-label="User guide" onClick={nothing}>
          <Help size={20} />
        </HeaderGlobalAction>
        <HeaderGlobalAction
          aria-label="Switch view: Apollo"
          isActive={open === 'view'}
          onClick={toggle('view')}
        >
          <Light size={20} />
        </HeaderGlobalAction>
        <HeaderGlobalAction
          aria-label="Profile and settings"
          isActive={open === 'profile'}
          onClick={toggle('profile')}
        >
          <User size={20} />
        </HeaderGlobalAction>
      </HeaderGlobalBar>
      {open === 'view' && (
        <HeaderPanel expanded aria-label="Switch view">
          <Switcher aria-label="Switch view">
            <SwitcherItem aria-label="Apollo">Apollo</SwitcherItem>
            <SwitcherItem aria-label="Artemis">Artemis</SwitcherItem>
          </Switcher>
        </HeaderPanel>
      )}
      {open === 'profile' && (
        <HeaderPanel expanded aria-label="Profile and settings">
          <strong>{person.name}</strong>
          <span>{person.email}</span>
          <Switcher aria-label="Profile and settings">
            {personItems.map((item) => (
              <SwitcherItem key={item.id} aria-label={item.label} {...link(item)}>
                {item.label}
              </SwitcherItem>
            ))}
          </Switcher>
        </HeaderPanel>
      )}
    </Header>
  );
}

offer(() => <Shell />);
