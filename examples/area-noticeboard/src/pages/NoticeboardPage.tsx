import { useResource } from '@quayside/portal-core/react';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Table, type TableColumn, type TableData } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { allNotices, getNotices, type Notice } from '../api.ts';

const columns: readonly TableColumn<Notice>[] = [
  {
    id: 'title',
    header: 'Notice',
    width: 'wide',
    isRowHeader: true,
    cell: ({ name, title }) => <Link href={`/noticeboard/${encodeURIComponent(name)}`}>{title}</Link>,
  },
  { id: 'about', header: 'About', cell: ({ description }) => description },
  {
    id: 'published',
    header: 'Published',
    kind: 'number',
    width: 'fit',
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
  },
];

/** The page size that is asked for. A server may send more. */
const MOST_ROWS = 100;

/** The notices, newest first. */
export function NoticeboardPage(): JSX.Element {
  const { status, data, isStale, refetch } = useResource(getNotices, allNotices);

  function tableData(): TableData<Notice> {
    if (status === 'failed')
      return {
        status: 'error',
        message: 'We couldn’t load the notices. Try again in a few minutes.',
        onRetry: () => void refetch(),
      };
    if (data === undefined) return { status: 'loading' };
    return { status: isStale ? 'refreshing' : 'ready', rows: data.items.slice(0, MOST_ROWS) };
  }

  return (
    <PageContent>
      <PageHeader title="Noticeboard" lead="What changed in the portal" />
      <Table
        caption="Notices"
        hideCaption
        columns={columns}
        rowId={({ name }) => name}
        data={tableData()}
        empty={<EmptyState title="No notices yet">They appear here with each release.</EmptyState>}
      />
    </PageContent>
  );
}
