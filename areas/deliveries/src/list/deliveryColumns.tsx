import { deliveriesPath, deliveryPath } from '@quayside/contract/paths/services';
import { statusColumn, waitingForColumn, type ListSettings } from '@quayside/page-kit/list';
import { longestOf } from '@quayside/page-kit/schema';
import { milestoneWords, orderStatusWords } from '@quayside/shared/orders/orderWords.ts';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import type { ListedDelivery } from '../deliveryListApi.ts';
import { outlookWords } from '../outlookWords.ts';

type DateKind = keyof ListedDelivery['dates'];

/** The columns of the list of deliveries. The ids of those that can be sorted are the sorts of the call. */
export const deliveryColumns: readonly TableColumn<ListedDelivery>[] = [
  {
    id: 'service',
    header: 'Delivery',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ caseNumber, service, project }) => (
      <RowTitle
        href={deliveryPath.href({ caseNumber })}
        {...(project && { detail: <bdi>{project.name}</bdi> })}
      >
        <bdi>{service.name}</bdi>
      </RowTitle>
    ),
  },
  {
    id: 'caseNumber',
    header: 'Number',
    kind: 'identifier',
    width: 'fit',
    cell: ({ caseNumber }) => caseNumber,
  },
  { id: 'needs', header: 'Next step', width: 'wide', cell: ({ next }) => next?.needs },
  {
    id: 'by',
    header: 'By',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ next }) => <DateTime value={next?.by ?? null} />,
  },
  waitingForColumn,
  {
    id: 'milestone',
    header: 'Milestone',
    width: 'fit',
    sortable: true,
    cell: ({ next }) => next && milestoneWords[next.milestone],
  },
  dateColumnOf('requested', 'Requested'),
  dateColumnOf('indicative', 'Indicative'),
  dateColumnOf('committed', 'Committed'),
  {
    id: 'outlook',
    header: 'Outlook',
    width: 'fit',
    widest: longestOf(outlookWords),
    cell: ({ outlook }) => (
      <StatusLabel tone={outlookWords[outlook].tone} emphasis={outlook === 'delayed' ? 'strong' : 'quiet'}>
        {outlookWords[outlook].text}
      </StatusLabel>
    ),
  },
  {
    id: 'project',
    header: 'Project',
    cell: ({ project }) =>
      project && (
        <Link href={deliveriesPath.href({ projectId: project.id })}>
          <bdi>{project.name}</bdi>
        </Link>
      ),
  },
  { ...statusColumn('status', 'Status', orderStatusWords), widest: longestOf(orderStatusWords) },
  { id: 'siteName', header: 'Site', cell: ({ siteName }) => <bdi>{siteName}</bdi> },
  { id: 'orderId', header: 'Order', kind: 'identifier', width: 'fit', cell: ({ orderId }) => orderId },
  { id: 'purchaseOrder', header: 'Purchase order', cell: ({ purchaseOrder }) => purchaseOrder },
];

export const deliveryListSettings: ListSettings = {
  columns: {
    order: [],
    hidden: ['caseNumber', 'waitingFor', 'project', 'status', 'siteName', 'orderId', 'purchaseOrder'],
  },
  density: 'comfortable',
};

function dateColumnOf(id: DateKind, header: string): TableColumn<ListedDelivery> {
  return {
    id,
    header,
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ dates }) => <DateTime value={dates[id]} />,
  };
}
