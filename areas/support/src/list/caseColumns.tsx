import { servicePath } from '@quayside/contract/paths/services';
import { casePath } from '@quayside/contract/paths/support';
import { Badge } from '@quayside/ui/Badge';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import type { CaseSummary } from '../api.ts';
import { caseImpactWords, casePriorityWords, caseStatusWords, caseTypeWords } from '../caseWords.ts';

/** The columns of a list of cases. The ids of those that can be sorted are the sorts of the call. */
export const caseColumns: readonly TableColumn<CaseSummary>[] = [
  {
    id: 'subject',
    header: 'Case',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ caseNumber, subject, siteName, unreadCount }) => (
      <RowTitle
        href={casePath.href({ caseNumber })}
        marks={unreadCount > 0 && <Badge tone="info">{`${unreadCount} new`}</Badge>}
        {...(siteName !== null && { detail: siteName })}
      >
        {subject}
      </RowTitle>
    ),
  },
  {
    id: 'number',
    header: 'Number',
    kind: 'identifier',
    width: 'fit',
    cell: ({ caseNumber }) => caseNumber,
  },
  {
    id: 'waitingFor',
    header: 'Waiting for',
    width: 'fit',
    widest: longestOf(waitingForWords),
    cell: ({ waitingFor }) => <WaitingForLabel waitingFor={waitingFor} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'fit',
    widest: longestOf(caseStatusWords),
    cell: ({ status }) => (
      <StatusLabel tone={caseStatusWords[status].tone}>{caseStatusWords[status].text}</StatusLabel>
    ),
  },
  {
    id: 'impact',
    header: 'Impact',
    width: 'fit',
    widest: longestOf(caseImpactWords),
    cell: ({ impact }) => (
      <StatusLabel tone={caseImpactWords[impact].tone}>{caseImpactWords[impact].text}</StatusLabel>
    ),
  },
  { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => caseTypeWords[type] },
  {
    id: 'priority',
    header: 'Priority',
    width: 'fit',
    sortable: true,
    cell: ({ priority }) => casePriorityWords[priority],
  },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service }) =>
      service && <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>,
  },
  { id: 'reference', header: 'Your reference', cell: ({ customerReference }) => customerReference },
  { id: 'raisedBy', header: 'Raised by', cell: ({ raisedBy }) => raisedBy.name },
  {
    id: 'raisedAt',
    header: 'Raised',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ raisedAt }) => <DateTime value={raisedAt} />,
  },
  {
    id: 'nextUpdate',
    header: 'Next update',
    kind: 'number',
    width: 'fit',
    cell: ({ nextUpdateDueAt }) => nextUpdateDueAt && <DateTime value={nextUpdateDueAt} format="dateTime" />,
  },
  {
    id: 'updatedAt',
    header: 'Updated',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} format="dateTime" />,
  },
];

/** The columns at first: those that show the next step. */
export const caseListSettings: ListSettings = {
  columns: { order: [], hidden: ['type', 'priority', 'service', 'reference', 'raisedAt', 'nextUpdate'] },
  density: 'comfortable',
};
