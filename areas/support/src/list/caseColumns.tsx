import { servicePath } from '@quayside/contract/paths/services';
import { casePath } from '@quayside/contract/paths/support';
import { Badge } from '@quayside/ui/Badge';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import type { CaseSummary } from '../api.ts';
import { caseImpactWords, casePriorityWords, caseStatusWords, caseTypeWords } from '../caseWords.ts';
import { dateColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';

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
  { ...waitingForColumn, widest: longestOf(waitingForWords) },
  { ...statusColumn('status', 'Status', caseStatusWords), widest: longestOf(caseStatusWords) },
  { ...statusColumn('impact', 'Impact', caseImpactWords), widest: longestOf(caseImpactWords) },
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
  { ...dateColumn('raisedAt', 'Raised'), sortable: true },
  {
    id: 'nextUpdate',
    header: 'Next update',
    kind: 'number',
    width: 'fit',
    cell: ({ nextUpdateDueAt }) => nextUpdateDueAt && <DateTime value={nextUpdateDueAt} format="dateTime" />,
  },
  { ...dateColumn('updatedAt', 'Updated', 'dateTime'), sortable: true },
];

/** The columns at first: those that show the next step. */
export const caseListSettings: ListSettings = {
  columns: { order: [], hidden: ['type', 'priority', 'service', 'reference', 'raisedAt', 'nextUpdate'] },
  density: 'comfortable',
};
