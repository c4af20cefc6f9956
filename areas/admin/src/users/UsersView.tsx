import { adminPaths } from '@quayside/contract/paths/admin';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { downloadIcon, userIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { ExportProgress } from '@quayside/page-kit/jobs';
import { ListContent, type ExportedListProps } from '@quayside/page-kit/list';
import type { AdminView } from '../adminWords.ts';
import type { UserList, UserSummary } from '../api.ts';
import { userFilters, type UserListState } from '../userList.ts';
import { userColumns, userListSettings } from './userColumns.tsx';

export interface UsersViewProps extends ExportedListProps<UserListState, UserList> {
  view: AdminView;
}

const words = { title: 'Users', one: 'user', many: 'users', searchHint: 'Name or e-mail address' };

/** The users of the company: filters, columns, export. */
export function UsersView({ view, facets, exportProgress, onExport, ...list }: UsersViewProps): JSX.Element {
  const total = 'data' in list.data ? list.data.data?.total : undefined;
  return (
    <ListContent
      {...list}
      words={words}
      actions={
        <Button
          icon={downloadIcon}
          disabled={!total}
          // As wide as it is with a count, so that nothing moves when the count arrives.
          style={{ minInlineSize: '11.5rem', justifyContent: 'start' }}
          pending={exportProgress !== null}
          onClick={onExport}
        >
          {exportText(total, exportProgress)}
        </Button>
      }
      initialSettings={userListSettings}
      sorts={adminPaths.apollo.users.query.sorts}
      filters={userFilters(view, facets)}
      columns={userColumns[view]}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={userIcon} title="There are no users yet">
          Invite the people who should work in the portal.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: UserSummary): string => id;

// The export covers all users that match the filter, not only the page, and says so.
function exportText(total: number | undefined, progress: ExportProgress | null): string {
  if (progress !== null && progress.total > 0)
    return `Exporting ${formatCount(progress.done)} of ${formatCount(progress.total)}`;
  if (progress !== null) return 'Exporting';
  if (total === undefined) return 'Export';
  return total === 1 ? 'Export 1 user' : `Export ${formatCount(total)} users`;
}
