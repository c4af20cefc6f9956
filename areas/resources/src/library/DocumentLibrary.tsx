import { documentsPath } from '@quayside/contract/paths/resources';
import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { IconButton } from '@quayside/ui/IconButton';
import { checkIcon, documentIcon, downloadIcon, externalIcon, plusIcon } from '@quayside/ui/icons';
import { Text } from '@quayside/ui/Text';
import { useMemo, type JSX, type ReactNode } from 'react';
import { formatBytes, formatCount, formatDayOf } from '@quayside/page-kit/format';
import { ListView, type ListPageProps } from '@quayside/page-kit/list';
import type { DocumentList, DocumentSummary } from '../api.ts';
import { documentFilters, scopeOf, type DocumentListState } from './documentFilters.ts';
import { opensInTab } from '../fileTypes.ts';
import { documentColumns } from './documentColumns.tsx';

export interface DocumentLibraryProps extends ListPageProps<DocumentListState, DocumentList> {
  selectedIds: readonly string[];
  /** The size of the selected documents together, in bytes. */
  selectedBytes: number;
  isArchivePending: boolean;
  /** The button that pins a document. Keep it between renders. */
  pinOf?: (document: DocumentSummary) => ReactNode;
  onSelectionChange: (ids: string[]) => void;
  onOpen: (document: DocumentSummary) => void;
  onDownloadArchive: () => void;
  onFollowCategory: (category: string, isFollowed: boolean) => void;
}

const words = {
  title: 'Resources',
  one: 'document',
  many: 'documents',
  searchHint: 'Name, site or number',
};

/** The list of the Resources area: search and filters, tabs and the table. */
export function DocumentLibrary({
  selectedIds,
  selectedBytes,
  isArchivePending,
  pinOf,
  onSelectionChange,
  onOpen,
  onDownloadArchive,
  onFollowCategory,
  ...list
}: DocumentLibraryProps): JSX.Element {
  const { state, data, onChange } = list;
  const { q, sort, filters } = state;
  const shown = 'data' in data ? data.data : undefined;
  const facets = shown?.facets;
  const columns = useMemo(() => documentColumns(q, facets?.categories), [q, facets?.categories]);
  const rowActions = useMemo(() => actionsOf(onOpen, pinOf), [onOpen, pinOf]);
  const show = (scope: string): void =>
    onChange({ filters: { ...filters, show: scope === 'all' ? [] : [scope] } });
  const tab = (id: 'all' | 'new' | 'followed', label: string) =>
    facets ? { id, label, count: facets.show[id] } : { id, label };
  return (
    <ListView
      {...list}
      // Documents in the order of the server are newest first, unless it is by relevance.
      state={{ ...state, sort: sort === 'best' && q === '' ? '-published' : sort }}
      words={words}
      lead="Price books, guides, contracts and the reports of your services."
      actions={
        <FollowCategory
          selected={filters.category}
          categories={facets?.categories}
          onFollowCategory={onFollowCategory}
        />
      }
      sorts={documentsPath.query.sorts}
      filters={documentFilters(facets)}
      columns={columns}
      rowId={({ id }) => id}
      rowActions={rowActions}
      keepsSelection
      selection={{
        selectedIds,
        onSelectionChange,
        actions: (
          <Button size="compact" icon={downloadIcon} pending={isArchivePending} onClick={onDownloadArchive}>
            {`Download ${formatCount(selectedIds.length)} as ZIP (${formatBytes(selectedBytes)})`}
          </Button>
        ),
      }}
      scopes={{
        filter: 'show',
        label: 'Which documents to show',
        value: scopeOf(state),
        options: [
          tab('all', 'All documents'),
          tab('new', shown ? `New since ${formatDayOf(shown.newSince)}` : 'New'),
          tab('followed', 'Following'),
        ],
        onChange: show,
      }}
      aboveRows={
        <>
          {scopeOf(state) === 'followed' && (
            <Text tone="quiet">
              What you follow, with its categories. What was published since your last visit is marked New.
            </Text>
          )}
          {q !== '' && sort !== 'best' && (
            <div>
              <Button size="compact" onClick={() => onChange({ sort: 'best' })}>
                Sort by relevance
              </Button>
            </div>
          )}
        </>
      }
      nothingYet={nothingIn(scopeOf(state), () => show('all'))}
    />
  );
}

/** Follows the category that the list is filtered by. */
function FollowCategory({
  selected,
  categories,
  onFollowCategory,
}: Pick<DocumentLibraryProps, 'onFollowCategory'> & {
  selected: readonly string[];
  categories: DocumentList['facets']['categories'] | undefined;
}): JSX.Element | null {
  const only = selected.length === 1 ? categories?.find(({ id }) => id === selected[0]) : undefined;
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

function actionsOf(onOpen: DocumentLibraryProps['onOpen'], pinOf: DocumentLibraryProps['pinOf']) {
  return (document: DocumentSummary): JSX.Element => {
    const { name, type } = document;
    const isTab = opensInTab(type);
    return (
      <>
        {pinOf?.(document)}
        <IconButton
          icon={isTab ? externalIcon : downloadIcon}
          label={isTab ? `Open ${name} in a new tab` : `Download ${name}`}
          onClick={() => onOpen(document)}
        />
      </>
    );
  };
}

function nothingIn(scope: ReturnType<typeof scopeOf>, onShowAll: () => void): ReactNode {
  if (scope === 'new')
    return (
      <EmptyState icon={documentIcon} title="Nothing new since your last visit">
        New documents and new versions appear here.
      </EmptyState>
    );
  if (scope === 'followed')
    return (
      <EmptyState
        icon={documentIcon}
        title="You follow nothing yet"
        action={
          <Button ref={passFocusOn} onClick={onShowAll}>
            Show all documents
          </Button>
        }
      >
        Open a document and choose Follow to find it here, marked New after a new version. To follow a whole
        category, filter by it and choose Follow at the top of the page.
      </EmptyState>
    );
  return (
    <EmptyState icon={documentIcon} title="There are no documents yet">
      Price books, contracts and reports appear here when your first service is ordered.
    </EmptyState>
  );
}
