import { adminPaths } from '@quayside/contract/paths/admin';
import { useResource } from '@quayside/portal-core/react';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Link } from '@quayside/ui/Link';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { toAsyncState } from '@quayside/page-kit/failures';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import { permissionWords, roleNames, viewNames, type AdminView } from '../adminWords.ts';
import { listPermissions, type PermissionList } from '../api.ts';

type Permission = PermissionList['items'][number];

/** The permissions. Each leads to the users who have it. */
export function PermissionsPanel({ view }: { view: AdminView }): JSX.Element {
  const resource = useResource(listPermissions, {});
  return (
    <PermissionsView
      view={view}
      state={toAsyncState(resource, listPermissions.id)}
      onRetry={() => void resource.refetch()}
    />
  );
}

export interface PermissionsViewProps {
  view: AdminView;
  state: AsyncContentState<PermissionList>;
  onRetry: () => void;
}

/** The permissions of a view, the roles that grant them, and how many users have each. */
export function PermissionsView({ view, state, onRetry }: PermissionsViewProps): JSX.Element {
  return (
    <AsyncContent
      state={state}
      placeholder={<Skeleton lines={12} />}
      onRetry={onRetry}
      labels={{ failed: 'We couldn’t load the permissions' }}
    >
      {({ items }) => (
        <Capped items={items.filter((item) => item.view === view || item.view === 'both')}>
          {(shown) => (
            <Table
              caption={`Who can do what in ${viewNames[view]}`}
              columns={columnsOf(view)}
              rowId={({ id }) => id}
              isRowTarget
              data={{
                status: state.status === 'refreshing' ? 'refreshing' : 'ready',
                rows: shown,
              }}
            />
          )}
        </Capped>
      )}
    </AsyncContent>
  );
}

function columnsOf(view: AdminView): readonly TableColumn<Permission>[] {
  return [
    { id: 'can', header: 'Can', isRowHeader: true, width: 'wide', cell: ({ id }) => permissionWords[id] },
    { id: 'roles', header: 'Roles that grant it', cell: ({ roles }) => roleNames(roles) },
    {
      id: 'users',
      header: 'Who',
      kind: 'number',
      width: 'fit',
      cell: ({ id, users }) => (
        <Link
          href={adminPaths[view].users.href({ permission: id })}
          aria-label={`${formatCount(users)} ${users === 1 ? 'user' : 'users'} who can: ${permissionWords[id]}`}
        >
          {`${formatCount(users)} ${users === 1 ? 'user' : 'users'}`}
        </Link>
      ),
    },
  ];
}
