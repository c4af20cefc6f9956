import { failedDetail } from '@quayside/page-kit/failures';
import { pageSizes, toPageSize } from '@quayside/portal-core/addresses';
import { passFocusOn } from '@quayside/ui';
import { AsOf } from '@quayside/ui/AsOf';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { checkIcon, documentIcon, downloadIcon, plusIcon, searchIcon } from '@quayside/ui/icons';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import type { TableData } from '@quayside/ui/Table';
import { Tabs } from '@quayside/ui/Tabs';
import type { JSX, ReactNode } from 'react';
import { formatBytes, formatCount, formatDayOf } from '@quayside/page-kit/format';
import { shownRows, type ListSettings } from '@quayside/page-kit/list';
import type { DocumentList, DocumentSummary } from '../api.ts';
import { isFiltered, type ListState } from '../listState.ts';
import { DocumentTable } from './DocumentTable.tsx';
import { DocumentToolbar } from './DocumentToolbar.tsx';

/** The data of the library. */
export type LibraryData =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready' | 'refreshing';
      readonly list: DocumentList;
      readonly receivedAtMs: number | null;
    }
  | {
      readonly status: 'failed';
      /** Why it failed, and what the user can do. */
      readonly advice: string;
      /** The reference with which support finds the failure; none if nothing arrived at the server. */
      readonly reference: string | undefined;
      /** The list from before the failure. */
      readonly list?: DocumentList | undefined;
      readonly receivedAtMs: number | null;
    };

/** The state of the library, and the actions of the user. */
export interface DocumentLibraryProps {
  state: ListState;
  data: LibraryData;
  settings: ListSettings;
  selectedIds: readonly string[];
  /** The size of the selected documents together, in bytes. */
  selectedBytes: number;
  isArchivePending: boolean;
  /** The button that pins a document. Keep it between renders. */
  pinOf?: (document: DocumentSummary) => ReactNode;
  onChange: (change: Partial<ListState>) => void;
  onSettingsChange: (change: Partial<ListSettings>) => void;
  onSearch: (words: string) => void;
  onSelectionChange: (ids: string[]) => void;
  onOpen: (document: DocumentSummary) => void;
  onDownloadArchive: () => void;
  onFollowCategory: (category: string, isFollowed: boolean) => void;
  onRefresh: () => void;
}

const noFacets: DocumentList['facets'] = {
  categories: [],
  types: [],
  show: { all: 0, new: 0, followed: 0 },
};

/** The list of the Resources area: search and filters, tabs and the table. */
export function DocumentLibrary(props: DocumentLibraryProps): JSX.Element {
  const { state, data, onChange } = props;
  const list = 'list' in data ? data.list : undefined;
  const { facets } = list ?? { facets: noFacets };
  const tab = (id: ListState['show'], label: string) => ({
    id,
    label,
    ...(list && { count: formatCount(facets.show[id]) }),
    panel: <LibraryPanel {...props} list={list} />,
  });
  return (
    <PageContent>
      <PageHeader
        title="Resources"
        lead="Price books, guides, contracts and the reports of your services."
        actions={<FollowCategory {...props} facets={facets} />}
      />
      <Stack gap={24}>
        <DocumentToolbar {...props} facets={list?.facets} />
        <Tabs
          label="Which documents to show"
          value={state.show}
          onValueChange={(value) =>
            onChange({ show: value === 'new' || value === 'followed' ? value : 'all' })
          }
          tabs={[
            tab('all', 'All documents'),
            tab('new', list ? `New since ${formatDayOf(list.newSince)}` : 'New'),
            tab('followed', 'Following'),
          ]}
        />
      </Stack>
    </PageContent>
  );
}

function FollowCategory({
  state: { category },
  facets,
  onFollowCategory,
}: Pick<DocumentLibraryProps, 'state' | 'onFollowCategory'> & {
  facets: DocumentList['facets'];
}): JSX.Element | null {
  const only = category.length === 1 ? facets.categories.find(({ id }) => id === category[0]) : undefined;
  if (!only) return null;
  return (
    <Button
      icon={only.isFollowed ? checkIcon : plusIcon}
      aria-pressed={only.isFollowed}
      onClick={() => onFollowCategory(only.id, !only.isFollowed)}
    >
      {only.isFollowed ? `Following ${only.name}` : `Follow ${only.name}`}
    </Button>
  );
}

function LibraryPanel({
  list,
  ...props
}: DocumentLibraryProps & { list: DocumentList | undefined }): JSX.Element {
  const { state, data, settings, selectedIds, onChange, onSelectionChange, onOpen, onRefresh } = props;
  const total = list?.total ?? 0;
  return (
    <Stack gap={16}>
      {data.status === 'failed' && list && (
        <InlineAlert
          tone="caution"
          live="polite"
          title="We couldn’t update the list"
          action={
            <Button ref={passFocusOn} onClick={onRefresh}>
              Retry
            </Button>
          }
        >
          {`What you see is from before. ${failedDetail(data)}`}
        </InlineAlert>
      )}
      {state.q !== '' && state.sort !== null && (
        <div>
          <Button size="compact" onClick={() => onChange({ sort: null })}>
            Sort by relevance
          </Button>
        </div>
      )}
      <DocumentTable
        caption={list ? `${formatCount(total)} ${total === 1 ? 'document' : 'documents'}` : 'Documents'}
        data={toTableData(props)}
        words={state.q}
        categories={list?.facets.categories}
        settings={settings}
        sort={state.sort ?? (state.q === '' ? '-published' : null)}
        onSortChange={(sort) => onChange({ sort })}
        selection={{ selectedIds, onSelectionChange, actions: archiveAction(props) }}
        onOpen={onOpen}
        {...(props.pinOf && { pinOf: props.pinOf })}
        empty={emptyState(props)}
      />
      {list && (
        <>
          {total > 0 && (
            <Pagination
              page={state.page}
              pageSize={state.pageSize}
              total={total}
              onPageChange={(page) => onChange({ page })}
              pageSizes={{ options: pageSizes, onChange: (size) => onChange({ pageSize: toPageSize(size) }) }}
            />
          )}
          <AsOf
            receivedAt={'receivedAtMs' in data ? data.receivedAtMs : null}
            isRefreshing={data.status === 'refreshing'}
            onRefresh={onRefresh}
          />
        </>
      )}
    </Stack>
  );
}

function toTableData({ state, data, onRefresh }: DocumentLibraryProps): TableData<DocumentSummary> {
  if (data.status === 'ready' || data.status === 'refreshing')
    return { status: data.status, rows: shownRows(data.list, state.pageSize) };
  if (data.status !== 'failed') return { status: 'loading', expectedRows: state.pageSize };
  if (data.list) return { status: 'ready', rows: shownRows(data.list, state.pageSize) };
  return {
    status: 'error',
    message: 'We couldn’t load the documents',
    detail: failedDetail(data),
    onRetry: onRefresh,
  };
}

function archiveAction({
  selectedIds,
  selectedBytes,
  isArchivePending,
  onDownloadArchive,
}: DocumentLibraryProps): ReactNode {
  return (
    <Button size="compact" icon={downloadIcon} pending={isArchivePending} onClick={onDownloadArchive}>
      {`Download ${formatCount(selectedIds.length)} as ZIP (${formatBytes(selectedBytes)})`}
    </Button>
  );
}

function emptyState({ state, onChange }: DocumentLibraryProps): ReactNode {
  if (state.q !== '' || isFiltered(state))
    return (
      <EmptyState
        icon={searchIcon}
        title="No documents match your search"
        action={
          <Button ref={passFocusOn} onClick={() => onChange({ q: '', category: [], type: [] })}>
            Clear search and filters
          </Button>
        }
      >
        Try fewer words, or other filters.
      </EmptyState>
    );
  if (state.show === 'new')
    return (
      <EmptyState icon={documentIcon} title="Nothing new since your last visit">
        New documents and new versions appear here.
      </EmptyState>
    );
  if (state.show === 'followed')
    return (
      <EmptyState
        icon={documentIcon}
        title="You follow nothing yet"
        action={
          <Button ref={passFocusOn} onClick={() => onChange({ show: 'all' })}>
            Show all documents
          </Button>
        }
      >
        Open a document and choose Follow. To follow a whole category, filter by it and choose Follow at the
        top of the page.
      </EmptyState>
    );
  return (
    <EmptyState icon={documentIcon} title="There are no documents yet">
      Price books, contracts and reports appear here when your first service is ordered.
    </EmptyState>
  );
}
