import { useResource } from '@quayside/portal-core/react';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Table, type TableColumn, type TableData } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { listNotices, type Notice } from '../api.ts';
import { noticePath } from '../paths.ts';

const columns: readonly TableColumn<Notice>[] = [
  {
    id: 'title',
    header: 'Notice',
    width: 'wide',
    isRowHeader: true,
    cell: ({ noticeId, title }) => <Link href={noticePath.href({ noticeId })}>{title}</Link>,
  },
  { id: 'about', header: 'About', cell: ({ summary }) => summary },
  {
    id: 'published',
    header: 'Published',
    kind: 'number',
    width: 'fit',
    cell: ({ publishedAt }) => <DateTime value={publishedAt} />,
  },
];

/** What a page has room for. */
const MOST_ROWS = 100;

/** The notices, newest first. */
export function NoticeboardPage(): JSX.Element {
  const { status, data, isStale, refetch } = useResource(listNotices, {});

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
      <PageHeader title="Noticeboard" lead="What’s new" />
      <Table
        caption="Notices"
        hideCaption
        columns={columns}
        rowId={({ noticeId }) => noticeId}
        data={tableData()}
        empty={<EmptyState title="No notices yet">They appear here once there are some.</EmptyState>}
      />
    </PageContent>
  );
}
