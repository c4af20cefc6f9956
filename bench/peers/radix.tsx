import { DropdownMenu, NavigationMenu } from 'radix-ui';
import { useState, type JSX } from 'react';
import * as S from '../handWritten/HandWrittenBar.styles.ts';
import * as P from '../handWritten/panel.styles.ts';
import { linkProps, LinkWords, Picture } from '../handWritten/parts.tsx';
import { offer } from '../harness.ts';
import { person, personItems, shellItems, type ShellItem, type ShellSubItem } from '../shell.ts';
import '../../packages/ui/src/tokens/generated/tokens.css';
import '../../packages/ui/src/elements.css';
import '../../packages/ui/src/page.css';
import '../systemFont.css';

/** The shell with Radix, which has no styles. It uses those of the hand-written bar. */

const nothing = (): void => undefined;

function Lines({ label, items }: { label: string; items: readonly ShellSubItem[] }): JSX.Element {
  return (
    <P.Rows aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <NavigationMenu.Link asChild>
            <P.RowLink {...linkProps(item)}>
              <P.RowLabel>
                <LinkWords item={item} />
              </P.RowLabel>
              {item.description && <P.RowText>{item.description}</P.RowText>}
            </P.RowLink>
          </NavigationMenu.Link>
        </li>
      ))}
    </P.Rows>
  );
}

function Item({ item }: { item: ShellItem }): JSX.Element {
  if (item.kind !== 'parent') {
    return (
      <NavigationMenu.Item asChild>
        <S.Item>
          <NavigationMenu.Link asChild>
            <S.ItemLink {...linkProps(item)}>
              <LinkWords item={item} />
            </S.ItemLink>
          </NavigationMenu.Link>
        </S.Item>
      </NavigationMenu.Item>
    );
  }
  return (
    <NavigationMenu.Item asChild value={item.id}>
      <S.Item>
        <NavigationMenu.Trigger asChild>
          <S.ItemButton type="button">
            {item.label}
            <Picture name="chevron" size={16} />
          </S.ItemButton>
        </NavigationMenu.Trigger>
        <NavigationMenu.Content asChild>
          <P.Panel>
            <Lines label={item.label} items={item.submenu.status === 'ready' ? item.submenu.items : []} />
          </P.Panel>
        </NavigationMenu.Content>
      </S.Item>
    </NavigationMenu.Item>
  );
}

function Account(): JSX.Element {
  return (
    <S.Account>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <S.ItemButton type="button" aria-label="Switch view: Apollo">
            <Picture name="sun" />
            Apollo
            <Picture name="chevron" size={16} />
          </S.ItemButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end">
            <DropdownMenu.RadioGroup value="apollo" onValueChange={nothing}>
              <DropdownMenu.RadioItem value="apollo">Apollo</DropdownMenu.RadioItem>
              <DropdownMenu.RadioItem value="artemis">Artemis</DropdownMenu.RadioItem>
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <S.ItemButton type="button" aria-label="Profile and settings">
            <Picture name="user" />
          </S.ItemButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end">
            <DropdownMenu.Label>
              {person.name} {person.email}
            </DropdownMenu.Label>
            {personItems.map((item) => (
              <DropdownMenu.Item key={item.id} asChild>
                <P.RowLink {...linkProps(item)}>{item.label}</P.RowLink>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item onSelect={nothing}>Log out</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </S.Account>
  );
}

function Shell(): JSX.Element {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <S.Header>
      <S.SkipLink href="#main">Skip to main content</S.SkipLink>
      <NavigationMenu.Root asChild aria-label="Main">
        <S.Nav>
          <S.Hamburger
            type="button"
            aria-label="Menu"
            aria-expanded={isSheetOpen}
            onClick={() => setIsSheetOpen(!isSheetOpen)}
          >
            <Picture name="menu" />
          </S.Hamburger>
          <S.Home href="/landing" aria-label="Quayside home">
            Quayside
          </S.Home>
          <S.Sheet data-state={isSheetOpen ? 'open' : 'closed'}>
            <NavigationMenu.List asChild>
              <S.Items>
                {shellItems.map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </S.Items>
            </NavigationMenu.List>
            <S.Tools>
              <search>
                <S.SearchForm onSubmit={nothing}>
                  <S.SearchFrame>
                    <Picture name="search" size={16} />
                    <S.SearchInput type="search" aria-label="Search" placeholder="Search" />
                  </S.SearchFrame>
                </S.SearchForm>
              </search>
              <S.ItemButton type="button" aria-label="Give feedback" onClick={nothing}>
                <Picture name="smile" />
              </S.ItemButton>
              <S.ItemButton type="button" aria-label="User guide" onClick={nothing}>
                <Picture name="help" />
              </S.ItemButton>
            </S.Tools>
          </S.Sheet>
          <Account />
        </S.Nav>
      </NavigationMenu.Root>
    </S.Header>
  );
}

offer(() => <Shell />);
