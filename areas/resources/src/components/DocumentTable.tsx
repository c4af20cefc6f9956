import { documentPath } from '@quayside/contract/paths/resources';
import type { ColumnSettingsColumn } from '@quayside/ui/ColumnSettings';
import { DateTime } from '@quayside/ui/DateTime';
import { Highlight } from '@quayside/ui/Highlight';
import { IconButton } from '@quayside/ui/IconButton';
import { downloadIcon, externalIcon } from '@quayside/ui/icons';
import { RowTitle } from '@quayside/ui/RowTitle';
import {
  Table,
  type TableColumn,
  type TableData,
  type TableSelection,
  type TableSort,
} from '@quayside/ui/Table';
import { useMemo, type JSX, type ReactNode } from 'react';
import { formatBytes } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import type { DocumentList, DocumentSummary } from '../api.ts';
import { fileTypeNames, opensInTab } from '../fileTypes.ts';
import type { DocumentSort } from '../listState.ts';
import { DocumentMarks } from './DocumentMarks.tsx';

/** The rows of the list, how they are sorted and which are selected. */
export interface DocumentTableProps {
  caption: ReactNode;
  data: TableData<DocumentSummary>;
  /** The words that are searched for. */
  words: string;
  /** Undefined before the first response. */
  categories: DocumentList['facets']['categories'] | undefined;
  settings: ListSettings;
  /** Null while the rows are in no order that a column shows. */
  sort: DocumentSort | null;
  onSortChange: (sort: DocumentSort) => void;
  selection: TableSelection;
  onOpen: (document: DocumentSummary) => void;
  /** The button that pins a document. Keep it between renders. */
  pinOf?: (document: DocumentSummary) => ReactNode;
  empty: ReactNode;
}

/** The documents of one page. */
export function DocumentTable({
  words,
  categories,
  settings: { columns: columnSettings, density },
  sort,
  onSortChange,
  onOpen,
  pinOf,
  ...rest
}: DocumentTableProps): JSX.Element {
  const columns = useMemo(() => columnsOf(words, categories), [words, categories]);
  const rowActions = useMemo(() => actionsOf(onOpen, pinOf), [onOpen, pinOf]);
  return (
    <Table
      {...rest}
      columns={columns}
      columnSettings={columnSettings}
      density={density}
      rowId={({ id }) => id}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(fromTableSort(next))}
      isRowTarget
      rowActions={rowActions}
    />
  );
}

function actionsOf(onOpen: DocumentTableProps['onOpen'], pinOf: DocumentTableProps['pinOf']) {
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

function columnsOf(
  words: string,
  categories: DocumentTableProps['categories'] = [],
): readonly TableColumn<DocumentSummary>[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return [
    {
      id: 'name',
      header: 'Name',
      width: 'wide',
      sortable: true,
      isRowHeader: true,
      cell: (document) => (
        <RowTitle
          href={documentPath.href({ documentId: document.id })}
          marks={<DocumentMarks document={document} />}
          detail={<Highlight text={document.description} words={words} />}
        >
          <Highlight text={document.name} words={words} />
        </RowTitle>
      ),
    },
    {
      id: 'category',
      header: 'Category',
      width: 'fit',
      cell: ({ category }) => categoryNames.get(category) ?? category,
    },
    { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => fileTypeNames[type] },
    {
      id: 'size',
      header: 'Size',
      kind: 'number',
      width: 'fit',
      sortable: true,
      cell: ({ size }) => formatBytes(size),
    },
    { id: 'version', header: 'Version', kind: 'number', width: 'fit', cell: ({ version }) => version },
    {
      id: 'published',
      header: 'Published',
      kind: 'number',
      width: 'fit',
      sortable: true,
      cell: ({ publishedAt }) => <DateTime value={publishedAt} />,
    },
  ];
}

/** The columns of the table, for its settings. */
export const documentColumns: readonly ColumnSettingsColumn[] = columnsOf('');

function toTableSort(sort: DocumentSort | null): TableSort | undefined {
  if (sort === null) return undefined;
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' };
}

function fromTableSort({ columnId, direction }: TableSort): DocumentSort {
  const column = columnId === 'name' || columnId === 'size' ? columnId : 'published';
  return direction === 'descending' ? `-${column}` : column;
}
