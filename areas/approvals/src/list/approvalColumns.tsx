import { approvalPath } from '@quayside/contract/paths/approvals';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import type { ApprovalSummary } from '../api.ts';
import { approvalKindWords, approvalStatusWords } from '../approvalWords.ts';
import { DueDate } from './DueDate.tsx';
import { dateColumn, moneyColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of a list of approvals. The ids of those that can be sorted are the sorts of the call. */
export const approvalColumns: readonly TableColumn<ApprovalSummary>[] = [
  {
    id: 'title',
    header: 'Approval',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, title, kind }) => (
      <RowTitle href={approvalPath.href({ approvalId: id })} detail={approvalKindWords[kind]}>
        {title}
      </RowTitle>
    ),
  },
  { id: 'number', header: 'Number', kind: 'identifier', width: 'fit', cell: ({ id }) => id },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => approvalKindWords[kind] },
  { ...statusColumn('status', 'Status', approvalStatusWords), widest: longestOf(approvalStatusWords) },
  {
    id: waitingForColumn.id,
    header: waitingForColumn.header,
    width: 'fit',
    widest: longestOf(waitingForWords),
    cell: ({ waitingFor, approver }) => (
      <WaitingForLabel waitingFor={waitingFor} waitingForPerson={approver} />
    ),
  },
  moneyColumn('mrc', 'Monthly (MRC), excl. VAT', ({ total }) => total.mrc),
  moneyColumn('nrc', 'One-off (NRC), excl. VAT', ({ total }) => total.nrc),
  {
    ...moneyColumn('tcv', 'Total (TCV), excl. VAT', ({ total }: ApprovalSummary) => total.tcv),
    sortable: true,
  },
  { id: 'requestedBy', header: 'Requested by', cell: ({ requestedBy }) => <bdi>{requestedBy.name}</bdi> },
  { ...dateColumn('requestedAt', 'Requested'), sortable: true },
  {
    id: 'dueAt',
    header: 'Due, and what happens then',
    sortable: true,
    cell: (approval) => <DueDate approval={approval} />,
  },
  { id: 'approver', header: 'Approver', cell: ({ approver }) => <bdi>{approver.name}</bdi> },
];

/** The columns at first: those that a decision needs. */
export const approvalListSettings: ListSettings = {
  columns: { order: [], hidden: ['number', 'kind', 'waitingFor', 'requestedAt', 'approver'] },
  density: 'comfortable',
};
