'use client';
import type { JSX } from 'react';
import { signOutIcon } from '../../../icons/signOutIcon.ts';
import { userIcon } from '../../../icons/userIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { MenuRow } from '../panels/MenuRow.tsx';
import { RowButton, RowLabel, RowList } from '../panels/MenuRow.styles.ts';
import { PanelFoot, Person } from '../TopNav.styles.ts';
import { topNavPanels, type TopNavProfile } from '../TopNav.types.ts';

export type ProfileMenuProps = { profile: TopNavProfile };

/** Who is signed in, his own entries, and Log out. */
export function ProfileMenu({ profile }: ProfileMenuProps): JSX.Element {
  const { openId, labels, choose } = useBar();

  function logOut(): void {
    choose();
    profile.onLogOut();
  }

  return (
    <Disclosure
      as="div"
      align="end"
      id={topNavPanels.profile}
      label={labels.profile}
      isOpen={openId === topNavPanels.profile}
      hasChevron={false}
      panel={
        <>
          <Person>
            <strong>{profile.name}</strong>
            <span>{profile.email}</span>
          </Person>
          {profile.items.length > 0 && (
            <RowList aria-label={labels.profile}>
              {profile.items.map((item) => (
                <li key={item.id}>
                  <MenuRow item={item} />
                </li>
              ))}
            </RowList>
          )}
          <PanelFoot>
            <RowButton type="button" onClick={logOut}>
              <RowLabel>{labels.logOut}</RowLabel>
              <Icon icon={signOutIcon} size={16} />
            </RowButton>
          </PanelFoot>
        </>
      }
    >
      <Icon icon={userIcon} />
    </Disclosure>
  );
}
