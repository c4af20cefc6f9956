import { adminPaths } from '@quayside/contract/paths/admin';
import { DateTime } from '@quayside/ui/DateTime';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import type { ListSettings } from '@quayside/page-kit/list';
import {
  artemisAccessWords,
  mfaWords,
  roleNames,
  rolesIn,
  userStatusWords,
  type AdminView,
} from '../adminWords.ts';
import type { UserSummary } from '../api.ts';

function columnsOf(view: AdminView): readonly TableColumn<UserSummary>[] {
  return [
    {
      id: 'name',
      header: 'User',
      width: 'wide',
      sortable: true,
      isRowHeader: true,
      cell: ({ id, name, email }) => (
        <RowTitle
          href={adminPaths[view].user.href({ userId: id })}
          detail={name === email ? 'Not signed in yet' : <bdi>{email}</bdi>}
        >
          <bdi>{name}</bdi>
        </RowTitle>
      ),
    },
    { id: 'status', header: 'Status', width: 'fit', cell: ({ status }) => <UserStatus status={status} /> },
    { id: 'roles', header: 'Roles', cell: ({ roles }) => roleNames(rolesIn(view, roles)) || 'No role' },
    { id: 'views', header: 'May open', cell: viewsOf },
    {
      id: 'mfa',
      header: 'Second factor',
      cell: ({ mfa }) =>
        mfa === 'none' ? <StatusLabel tone="caution">{mfaWords.none}</StatusLabel> : mfaWords[mfa],
    },
    {
      id: 'lastSignInAt',
      header: 'Last sign-in',
      kind: 'number',
      width: 'fit',
      sortable: true,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : <DateTime value={lastSignInAt} />),
    },
  ];
}

/** The columns of the list of users. The ids of those that can be sorted are the sorts of the call. */
export const userColumns: Readonly<Record<AdminView, readonly TableColumn<UserSummary>[]>> = {
  apollo: columnsOf('apollo'),
  artemis: columnsOf('artemis'),
};

export const userListSettings: ListSettings = {
  columns: { order: [], hidden: [] },
  density: 'comfortable',
};

export function UserStatus({ status }: Pick<UserSummary, 'status'>) {
  return <StatusLabel tone={userStatusWords[status].tone}>{userStatusWords[status].text}</StatusLabel>;
}

function viewsOf({ apolloAccess, artemisAccess }: UserSummary): string {
  const views = [
    ...(apolloAccess ? ['Apollo'] : []),
    ...(artemisAccess === 'none'
      ? []
      : [artemisAccess === 'full' ? 'Artemis' : `Artemis (${artemisAccessWords.dashboard.toLowerCase()})`]),
  ];
  return views.join(', ') || 'Neither view';
}
