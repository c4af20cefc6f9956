'use client';
import { memo, type JSX, type MemoExoticComponent } from 'react';
import { signOutIcon } from '../../../icons/signOutIcon.ts';
import { userIcon } from '../../../icons/userIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar } from '../state/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { renderable, visibleText } from '../items/renderable.ts';
import { MenuRows } from '../panels/MenuRow.tsx';
import { RowButton } from '../panels/MenuRow.styles.ts';
import { PanelFoot, Person } from './ProfileMenu.styles.ts';
import { topNavPanels, type TopNavProfile } from '../TopNav.types.ts';

export type ProfileMenuProps = TopNavProfile & { isOpen: boolean };

/** The profile menu: the user's name, entries, and Log out. */
export const ProfileMenu: MemoExoticComponent<(props: ProfileMenuProps) => JSX.Element> = memo(
  ({ isOpen, ...profile }) => {
    const { labels } = useBar();
    return (
      <Disclosure
        isAtEnd
        id={topNavPanels.profile}
        label={labels.profile}
        isOpen={isOpen}
        panel={<ProfilePanel {...profile} />}
      >
        <Icon icon={userIcon} />
      </Disclosure>
    );
  },
);

function ProfilePanel({ name, email, items, onLogOut }: TopNavProfile): JSX.Element {
  const { labels, select } = useBar();
  const entries = renderable(items);

  function logOut(): void {
    select();
    onLogOut();
  }

  return (
    <>
      <Person>
        <strong>{visibleText(name)}</strong>
        <span>{visibleText(email)}</span>
      </Person>
      {entries.length > 0 && <MenuRows label={labels.profile} items={entries} />}
      <PanelFoot>
        <RowButton type="button" onClick={logOut}>
          <span>{labels.logOut}</span>
          <Icon icon={signOutIcon} size={16} />
        </RowButton>
      </PanelFoot>
    </>
  );
}
