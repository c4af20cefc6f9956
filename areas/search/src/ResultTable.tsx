import type { SearchResult } from '@quayside/portal-core/areas';
import { Badge } from '@quayside/ui/Badge';
import { Highlight } from '@quayside/ui/Highlight';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { useMemo, type JSX } from 'react';

export interface ResultTableProps {
  /** The kind, such as Cases. */
  caption: string;
  results: readonly SearchResult[];
  keyword: string;
}

export function ResultTable({ caption, results, keyword }: ResultTableProps): JSX.Element {
  const columns = useMemo(() => columnsOf(keyword, results), [keyword, results]);
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      data={{ status: 'ready', rows: results }}
      rowId={({ id }) => id}
      isRowTarget
    />
  );
}

function columnsOf(keyword: string, results: readonly SearchResult[]): readonly TableColumn<SearchResult>[] {
  const result: TableColumn<SearchResult> = {
    id: 'result',
    header: 'Result',
    width: 'wide',
    isRowHeader: true,
    cell: ({ title, href, detail, match, isExact }) => (
      <RowTitle
        href={href}
        marks={isExact && <Badge tone="info">Exact match</Badge>}
        detail={
          <>
            {detail && <Highlight text={detail} words={keyword} />}
            {match && (
              <span>
                <span>{detail ? ` · ${match.label}: ` : `${match.label}: `}</span>
                <Highlight text={match.text} words={keyword} />
              </span>
            )}
          </>
        }
      >
        <bdi>
          <Highlight text={title} words={keyword} />
        </bdi>
      </RowTitle>
    ),
  };
  if (results.every(({ status }) => status === undefined)) return [result];
  return [
    result,
    {
      id: 'status',
      header: 'Status',
      width: 'fit',
      cell: ({ status }) => status && <StatusLabel tone={status.tone}>{status.text}</StatusLabel>,
    },
  ];
}
