import { ListView, toListQuery, useListPage, wordFilter } from '@quayside/page-kit/list';
import type { StateOf } from '@quayside/portal-core/addresses';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import type { TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { listNotices, topics, type Notice } from './api.ts';
import { newNoticePath, noticePath, noticesPath } from './paths.ts';

const titleCell = ({ noticeId, title }: Notice) => <Link href={noticePath.href({ noticeId })}>{title}</Link>;
const dateCell = ({ publishedAt }: Notice) => <DateTime value={publishedAt} />;

const columns: readonly TableColumn<Notice>[] = [
  { id: 'title', header: 'Notice', width: 'wide', isRowHeader: true, sortable: true, cell: titleCell },
  { id: 'topic', header: 'Topic', cell: ({ topic }) => topics[topic] },
  { id: 'publishedAt', header: 'Published', kind: 'number', width: 'fit', sortable: true, cell: dateCell },
];

const list = {
  list: 'notices',
  path: noticesPath,
  call: listNotices,
  toInput: (state: StateOf<typeof noticesPath>) => ({ query: toListQuery(state) }),
};

/** The notices, to search, filter, sort and open. */
export function NoticesPage(): JSX.Element {
  const { props } = useListPage(list);
  return (
    <ListView
      {...props}
      words={{ title: 'Noticeboard', one: 'notice', many: 'notices', searchHint: 'Title' }}
      sorts={noticesPath.query.sorts}
      filters={[wordFilter('topic', 'Topic', topics)]}
      columns={columns}
      rowId={({ noticeId }) => noticeId}
      actions={<ButtonLink href={newNoticePath.href()}>New notice</ButtonLink>}
      nothingYet={<EmptyState title="No notices yet">They appear here once there are some.</EmptyState>}
    />
  );
}
