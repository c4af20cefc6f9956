import { approvalPath } from '@quayside/contract/paths/approvals';
import { DateTime } from '@quayside/ui/DateTime';
import { Money } from '@quayside/ui/Money';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import type { ApprovalSummary } from '../api.ts';
import { approvalKindWords, approvalStatusWords } from '../approvalWords.ts';
import { DueDate } from './DueDate.tsx';

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
  {
    id: 'status',
    header: 'Status',
    width: 'fit',
    widest: longestOf(approvalStatusWords),
    cell: ({ status }) => (
      <StatusLabel tone={approvalStatusWords[status].tone}>{approvalStatusWords[status].text}</StatusLabel>
    ),
  },
  {
    id: 'waitingFor',
    header: 'Waiting for',
    width: 'fit',
    widest: longestOf(waitingForWords),
    cell: ({ waitingFor }) => <WaitingForLabel waitingFor={waitingFor} />,
  },
  {
    id: 'mrc',
    header: 'Monthly (MRC), excl. VAT',
    kind: 'number',
    width: 'fit',
    cell: ({ total }) => <Money {...total.mrc} />,
  },
  {
    id: 'nrc',
    header: 'One-off (NRC), excl. VAT',
    kind: 'number',
    width: 'fit',
    cell: ({ total }) => <Money {...total.nrc} />,
  },
  {
    id: 'tcv',
    header: 'Total (TCV), excl. VAT',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ total }) => <Money {...total.tcv} />,
  },
  { id: 'requestedBy', header: 'Requested by', cell: ({ requestedBy }) => <bdi>{requestedBy.name}</bdi> },
  {
    id: 'requestedAt',
    header: 'Requested',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ requestedAt }) => <DateTime value={requestedAt} />,
  },
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
