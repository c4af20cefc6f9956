import { DateTime } from '@quayside/ui/DateTime';
import { IconButton } from '@quayside/ui/IconButton';
import { downloadIcon, externalIcon } from '@quayside/ui/icons';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatBytes } from '@quayside/page-kit/format';
import type { DocumentDetails } from '../api.ts';
import { opensInTab } from '../fileTypes.ts';

type Version = DocumentDetails['versions'][number];

/** `onOpen` is called with the version to open. */
export interface VersionHistoryProps {
  document: DocumentDetails;
  onOpen: (version: string) => void;
}

/** The versions of a document, newest first, each with its file. */
export function VersionHistory({ document, onOpen }: VersionHistoryProps): JSX.Element {
  return (
    <Capped items={document.versions}>
      {(rows) => (
        <Table
          caption={`Versions of ${document.name}`}
          hideCaption
          columns={columnsOf(document)}
          data={{ status: 'ready', rows }}
          rowId={({ version }) => version}
          rowActions={openButtonOf(document, onOpen)}
        />
      )}
    </Capped>
  );
}

function columnsOf({ version: current }: DocumentDetails): readonly TableColumn<Version>[] {
  return [
    {
      id: 'version',
      header: 'Version',
      isRowHeader: true,
      width: 'fit',
      cell: ({ version }) => (
        <>
          {version}
          {version === current && (
            <span>
              {'\u2002'}
              <StatusLabel tone="positive">Current</StatusLabel>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'published',
      header: 'Published',
      width: 'fit',
      cell: ({ publishedAt }) => <DateTime value={publishedAt} />,
    },
    { id: 'change', header: 'Changes', width: 'wide', cell: ({ change }) => change },
    { id: 'size', header: 'Size', kind: 'number', width: 'fit', cell: ({ size }) => formatBytes(size) },
  ];
}

function openButtonOf({ type }: DocumentDetails, onOpen: VersionHistoryProps['onOpen']) {
  const isTab = opensInTab(type);
  return ({ version }: Version): JSX.Element => (
    <IconButton
      icon={isTab ? externalIcon : downloadIcon}
      label={isTab ? `Open version ${version} in a new tab` : `Download version ${version}`}
      onClick={() => onOpen(version)}
    />
  );
}
