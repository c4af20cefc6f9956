import { adminPaths } from '@quayside/contract/paths/admin';
import type { JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import type { AdminView } from '../adminWords.ts';
import { createUserExport, listUsers } from '../api.ts';
import { toUserFilter } from '../userList.ts';
import { userColumns, userListSettings } from './userColumns.tsx';
import { UsersView } from './UsersView.tsx';

const list = {
  list: 'users',
  path: adminPaths.apollo.users,
  call: listUsers,
  toFilter: toUserFilter,
  exportCall: createUserExport,
  columnIds: userColumns.apollo.map(({ id }) => id),
  views: ListViews,
  initialSettings: userListSettings,
  exportFields: { name: ['name', 'email'], views: ['apollo', 'artemis'] },
} as const;

export function UsersPanel({ view }: { view: AdminView }): JSX.Element {
  const { props } = useExportedList(list);
  return <UsersView {...props} view={view} />;
}
