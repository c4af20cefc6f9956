import { adminPaths } from '@quayside/contract/paths/admin';
import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { useExport } from '@quayside/page-kit/jobs';
import {
  exportColumns,
  ListViews,
  useLastPage,
  useListAddress,
  useListSettings,
  visibleColumns,
} from '@quayside/page-kit/list';
import type { AdminView } from '../adminWords.ts';
import { createUserExport, listUsers } from '../api.ts';
import { toUserFilter, toUserListInput } from '../userList.ts';
import { userColumns, userListSettings } from './userColumns.tsx';
import { UsersView } from './UsersView.tsx';

const exportFields = { name: ['name', 'email'], views: ['apollo', 'artemis'] };
const columnIds = userColumns.apollo.map(({ id }) => id);

/** The users of the company, to search, filter, open and export. */
export function UsersPanel({ view }: { view: AdminView }): JSX.Element {
  const { state, change, search, replace } = useListAddress(adminPaths.apollo.users);
  const resource = useResource(listUsers, toUserListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('users', userListSettings);
  const exported = useExport(createUserExport);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <UsersView
      view={view}
      state={state}
      data={toAsyncState(resource, listUsers.id)}
      receivedAtMs={resource.receivedAtMs}
      facets={resource.data?.facets}
      settings={settings}
      exportProgress={exported.progress}
      views={
        <ListViews
          list="users"
          path={adminPaths.apollo.users}
          state={state}
          columnIds={columnIds}
          settings={settings}
          onChange={change}
          onReplace={replace}
          onSettingsChange={changeSettings}
        />
      }
      onChange={change}
      onSearch={search}
      onSettingsChange={changeSettings}
      onRefresh={() => void resource.refetch()}
      onExport={() => {
        const columns = exportColumns(visibleColumns(settings.columns, columnIds), exportFields);
        void exported.start({ body: { ...toUserFilter(state), columns } });
      }}
    />
  );
}
