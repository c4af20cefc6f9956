import { adminPaths } from '@quayside/contract/paths/admin';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { lockIcon } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { permissionWords, roleNames, type AdminView } from '../adminWords.ts';
import type { UserDetails } from '../api.ts';

type Granted = UserDetails['permissions'][number];

/** The present permissions of a user, in sentences, and the role that grants each. */
export function UserPermissions({ view, user }: { view: AdminView; user: UserDetails }): JSX.Element {
  return (
    <Card as="section" title="What this user can do" lead={leadOf(user)}>
      {user.permissions.length === 0 ? (
        <EmptyState icon={lockIcon} title="Nothing at the moment">
          {user.status === 'active'
            ? 'This user has no role, or no role that applies to their views and to the contracts of your company.'
            : 'The permissions take effect once the account is active.'}
        </EmptyState>
      ) : (
        <Capped items={user.permissions}>
          {(shown) => (
            <Table
              caption="What this user can do"
              hideCaption
              columns={columnsOf(view)}
              rowId={({ id }) => id}
              data={{ status: 'ready', rows: shown }}
            />
          )}
        </Capped>
      )}
    </Card>
  );
}

function leadOf({ permissions }: UserDetails): string {
  return permissions.length === 0
    ? 'No permissions in effect.'
    : `${permissions.length} permissions in effect.`;
}

function columnsOf(view: AdminView): readonly TableColumn<Granted>[] {
  return [
    {
      id: 'permission',
      header: 'Can',
      isRowHeader: true,
      width: 'wide',
      cell: ({ id }) => permissionWords[id],
    },
    { id: 'grantedBy', header: 'Because of the role', cell: ({ grantedBy }) => roleNames(grantedBy) },
    {
      id: 'others',
      header: 'Who else',
      width: 'fit',
      cell: ({ id }) => (
        <Link
          href={adminPaths[view].users.href({ permission: id })}
          aria-label={`Everybody who can: ${permissionWords[id]}`}
        >
          Everybody who can
        </Link>
      ),
    },
  ];
}
