import { documentPath } from '@quayside/contract/paths/resources';
import { formatBytes } from '@quayside/page-kit/format';
import { Highlight } from '@quayside/ui/Highlight';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import type { DocumentList, DocumentSummary } from '../api.ts';
import { fileTypeNames } from '../fileTypes.ts';
import { DocumentMarks } from './DocumentMarks.tsx';
import { dateColumn } from '@quayside/page-kit/list';

/** The columns of the list, with the words that are searched for marked. Without categories a document shows the id of its own. */
export function documentColumns(
  words: string,
  categories: DocumentList['facets']['categories'] = [],
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
    { ...dateColumn('publishedAt', 'Published'), id: 'published', sortable: true },
  ];
}
