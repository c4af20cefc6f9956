import { casePath } from '@quayside/contract/paths/support';
import { Badge } from '@quayside/ui/Badge';
import { DateTime } from '@quayside/ui/DateTime';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped, statusColumn } from '@quayside/page-kit/list';
import type { CaseSummary } from '../api.ts';
import { caseImpactWords, caseStatusWords } from '../caseWords.ts';

/** A few cases. `shows` chooses the columns: urgency, or news. */
export interface CaseTableProps {
  /** Names the table. The heading above it says the same. */
  caption: string;
  cases: readonly CaseSummary[];
  shows: 'urgency' | 'news';
}

/** A short list of cases, each with a link to its page. */
export function CaseTable({ caption, cases, shows }: CaseTableProps): JSX.Element {
  return (
    <Capped items={cases}>
      {(shown) => (
        <Table
          caption={caption}
          hideCaption
          columns={columns[shows]}
          data={{ status: 'ready', rows: shown }}
          rowId={({ caseNumber }) => caseNumber}
          isRowTarget
        />
      )}
    </Capped>
  );
}

const nameColumn: TableColumn<CaseSummary> = {
  id: 'case',
  header: 'Case',
  isRowHeader: true,
  width: 'wide',
  cell: ({ caseNumber, subject, service, siteName, unreadCount }) => (
    <RowTitle
      href={casePath.href({ caseNumber })}
      detail={[caseNumber, service?.name ?? siteName].filter(Boolean).join(' · ')}
      marks={unreadCount > 0 && <Badge tone="info">{`${unreadCount} new`}</Badge>}
    >
      {subject}
    </RowTitle>
  ),
};

const columns: Readonly<Record<CaseTableProps['shows'], readonly TableColumn<CaseSummary>[]>> = {
  urgency: [
    nameColumn,
    statusColumn('impact', 'Impact', caseImpactWords),
    {
      id: 'raised',
      header: 'Raised',
      width: 'fit',
      cell: ({ raisedAt }) => <DateTime value={raisedAt} />,
    },
  ],
  news: [
    nameColumn,
    statusColumn('status', 'Status', caseStatusWords),
    {
      id: 'updated',
      header: 'Updated',
      width: 'fit',
      cell: ({ updatedAt }) => <DateTime value={updatedAt} format="dateTime" />,
    },
  ],
};
