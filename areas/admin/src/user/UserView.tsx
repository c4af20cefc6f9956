import { adminPaths } from '@quayside/contract/paths/admin';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList, type DescriptionListItem } from '@quayside/ui/DescriptionList';
import { userIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import { Tabs } from '@quayside/ui/Tabs';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import { dataOf, DetailFrame, TabsPlaceholder, type DetailViewProps } from '@quayside/page-kit/detail';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { AbsenceText } from '@quayside/shared/colleagues/AbsenceText.tsx';
import {
  artemisAccessWords,
  mfaWords,
  roleNames,
  rolesIn,
  viewNames,
  type AdminView,
} from '../adminWords.ts';
import type { UserDetails } from '../api.ts';
import { UserStatus } from '../users/userColumns.tsx';
import { UserPermissions } from './UserPermissions.tsx';

export type UserAction = 'deactivate' | 'reactivate' | 'resend' | 'revoke';

export interface UserViewProps extends DetailViewProps<UserDetails> {
  view: AdminView;
  tab: string;
  /** The action that is being carried out. */
  running: UserAction | null;
  /** Why an action of a button was not done. */
  outcome?: ReactNode;
  /** The contents of the tabs that do more than show the user. */
  rights: ReactNode;
  history: ReactNode;
  onTabChange: (tab: string) => void;
  onAction: (action: UserAction) => void;
}

/** The page of one user: facts, roles and access, permissions, history. */
export function UserView(props: UserViewProps): JSX.Element {
  const { view, state } = props;
  const user = dataOf(state);
  return (
    <DetailFrame
      {...props}
      noun="user"
      icon={userIcon}
      title={user && <bdi>{user.name}</bdi>}
      parents={[{ id: 'admin', label: 'Admin', href: adminPaths[view].home.href() }]}
      details={
        user && (
          <>
            <UserStatus status={user.status} />
            <Text as="bdi" wrap="anywhere">
              {user.email}
            </Text>
          </>
        )
      }
      actions={user && <UserActions {...props} user={user} />}
      toList={<ButtonLink href={adminPaths[view].home.href()}>Go to Admin</ButtonLink>}
      notFound="The user may belong to another company, or the invitation was revoked."
      placeholder={<TabsPlaceholder />}
    >
      {(loaded, asOf) => <LoadedUser {...props} user={loaded} asOf={asOf} />}
    </DetailFrame>
  );
}

interface LoadedProps extends UserViewProps {
  user: UserDetails;
}

function LoadedUser({
  view,
  user,
  outcome,
  tab,
  rights,
  history,
  onTabChange,
  asOf,
}: LoadedProps & { asOf: JSX.Element }): JSX.Element {
  const reason = reasonOf(user, 'deactivate');
  return (
    <Stack gap={24}>
      {outcome}
      {reason !== undefined && (
        <InlineAlert tone="info" title="You can’t deactivate this account">
          {reason}
        </InlineAlert>
      )}
      {user.status === 'deactivated' && (
        <InlineAlert tone="caution" title="This account is deactivated">
          The user can’t sign in. Roles and access are kept, and take effect again when you reactivate it.
        </InlineAlert>
      )}
      {user.outOfOffice && (
        <InlineAlert tone="info">
          <AbsenceText {...user.outOfOffice} />.
        </InlineAlert>
      )}
      <Card>
        <DescriptionList items={factsOf(view, user)} columns={3} />
      </Card>
      <Tabs
        label="About the user"
        value={tab}
        onValueChange={onTabChange}
        tabs={[
          {
            id: 'rights',
            label: 'Roles and access',
            panel: (
              <Card as="section" title={`Roles and access in ${viewNames[view]}`}>
                {rights}
              </Card>
            ),
          },
          {
            id: 'permissions',
            label: 'Permissions',
            count: user.permissions.length,
            panel: <UserPermissions view={view} user={user} />,
          },
          { id: 'history', label: 'History', panel: history },
        ]}
      />
      {asOf}
    </Stack>
  );
}

function UserActions({ user, running, onAction }: LoadedProps): JSX.Element {
  return (
    <>
      <ActionButton
        of={user}
        action="resendInvitation"
        pending={running === 'resend'}
        onClick={() => onAction('resend')}
      >
        Resend invitation
      </ActionButton>
      <ActionButton of={user} action="revokeInvitation" onClick={() => onAction('revoke')}>
        Revoke invitation
      </ActionButton>
      <ActionButton
        of={user}
        action="reactivate"
        variant="primary"
        pending={running === 'reactivate'}
        onClick={() => onAction('reactivate')}
      >
        Reactivate
      </ActionButton>
      <ActionButton of={user} action="deactivate" onClick={() => onAction('deactivate')}>
        Deactivate
      </ActionButton>
    </>
  );
}

function factsOf(view: AdminView, user: UserDetails): readonly DescriptionListItem[] {
  const { roles, apolloAccess, artemisAccess, mfa, lastSignInAt, createdAt, invitation, jobTitle, phone } =
    user;
  const isPending = user.status === 'invited' || user.status === 'invitationExpired';
  return [
    { id: 'roles', term: 'Roles', description: roleNames(rolesIn(view, roles)) || 'No role' },
    { id: 'apollo', term: 'Apollo', description: apolloAccess ? 'All pages' : 'No access' },
    { id: 'artemis', term: 'Artemis', description: artemisAccessWords[artemisAccess] },
    ...(isPending && invitation
      ? [
          { id: 'invitedBy', term: 'Invited by', description: invitation.by },
          {
            id: 'sent',
            term: 'Invitation sent',
            description: <DateTime value={invitation.sentAt} format="dateTime" />,
          },
          {
            id: 'expires',
            term: user.status === 'invited' ? 'Invitation expires' : 'Invitation expired',
            description: <DateTime value={invitation.expiresAt} format="dateTime" />,
          },
        ]
      : [
          { id: 'mfa', term: 'Second factor', description: mfaWords[mfa] },
          {
            id: 'lastSignIn',
            term: 'Last sign-in',
            description:
              lastSignInAt === null ? 'Never' : <DateTime value={lastSignInAt} format="dateTime" />,
          },
          { id: 'since', term: 'User since', description: <DateTime value={createdAt} /> },
        ]),
    ...(jobTitle === undefined ? [] : [{ id: 'jobTitle', term: 'Job title', description: jobTitle }]),
    ...(phone === undefined
      ? []
      : [
          {
            id: 'phone',
            term: 'Telephone',
            description: <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>,
          },
        ]),
  ];
}
