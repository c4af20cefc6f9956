import { Badge } from '@quayside/ui/Badge';
import { IconButton } from '@quayside/ui/IconButton';
import { downloadIcon, externalIcon } from '@quayside/ui/icons';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { formatBytes, formatDay } from '../../../domain/format.ts';
import type { DocumentDetails } from '../api.ts';
import { opensInTab } from '../fileTypes.ts';

type Version = DocumentDetails['versions'][number];

/** The versions of a document, newest first, each with its file. */
export function VersionHistory({
  document: { name, type, version: current, versions },
  onOpen,
}: {
  document: DocumentDetails;
  onOpen: (version: string) => void;
}): JSX.Element {
  const columns: TableColumn<Version>[] = [
    {
      id: 'version',
      header: 'Version',
      isRowHeader: true,
      width: 'fit',
      cell: ({ version }) => (
        <>
          {version} {version === current && <Badge tone="positive">Current</Badge>}
        </>
      ),
    },
    {
      id: 'published',
      header: 'Published',
      width: 'fit',
      cell: ({ publishedAt }) => <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>,
    },
    { id: 'change', header: 'What changed', width: 'wide', cell: ({ change }) => change },
    { id: 'size', header: 'Size', kind: 'number', width: 'fit', cell: ({ size }) => formatBytes(size) },
  ];
  return (
    <Table
      caption={`Versions of ${name}`}
      hideCaption
      columns={columns}
      data={{ status: 'ready', rows: versions }}
      rowId={({ version }) => version}
      rowActions={({ version }) => (
        <IconButton
          icon={opensInTab(type) ? externalIcon : downloadIcon}
          label={opensInTab(type) ? `Open version ${version} in a new tab` : `Download version ${version}`}
          onClick={() => onOpen(version)}
        />
      )}
    />
  );
}
