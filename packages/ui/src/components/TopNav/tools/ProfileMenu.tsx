'use client';
import type { JSX } from 'react';
import { signOutIcon } from '../../../icons/signOutIcon.ts';
import { userIcon } from '../../../icons/userIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { drawable, wordsOf } from '../items/drawable.ts';
import { MenuRows } from '../panels/MenuRow.tsx';
import { RowButton } from '../panels/MenuRow.styles.ts';
import { PanelFoot, Person } from '../TopNav.styles.ts';
import { topNavPanels, type TopNavProfile } from '../TopNav.types.ts';

export type ProfileMenuProps = { profile: TopNavProfile; isOpen: boolean };

/** Who is signed in, his own entries, and Log out. */
export function ProfileMenu({ profile, isOpen }: ProfileMenuProps): JSX.Element {
  const { labels, choose } = useBar();

  function logOut(): void {
    choose();
    profile.onLogOut();
  }

  return (
    <Disclosure
      isAtEnd
      id={topNavPanels.profile}
      label={labels.profile}
      isOpen={isOpen}
      panel={<ProfilePanel profile={profile} onLogOut={logOut} />}
    >
      <Icon icon={userIcon} />
    </Disclosure>
  );
}

function ProfilePanel({
  profile: { name, email, items },
  onLogOut,
}: {
  profile: TopNavProfile;
  onLogOut: () => void;
}): JSX.Element {
  const { labels } = useBar();
  const entries = drawable(items);
  return (
    <>
      <Person>
        <strong>{wordsOf(name)}</strong>
        <span>{wordsOf(email)}</span>
      </Person>
      {entries.length > 0 && <MenuRows label={labels.profile} items={entries} />}
      <PanelFoot>
        <RowButton type="button" onClick={onLogOut}>
          <span>{labels.logOut}</span>
          <Icon icon={signOutIcon} size={16} />
        </RowButton>
      </PanelFoot>
    </>
  );
}
