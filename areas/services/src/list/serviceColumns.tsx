import { servicePath } from '@quayside/contract/paths/services';
import { casesPath } from '@quayside/contract/paths/support';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import type { TableColumn } from '@quayside/ui/Table';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { longestOf, waitingForWords } from '@quayside/page-kit/schema';
import { formatCount } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import type { ServiceSummary } from '@quayside/shared/services/serviceApi.ts';
import { healthWords } from '../serviceWords.ts';
import { serviceStatusWords } from '@quayside/shared/services/serviceWords.ts';
import { moneyColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of the list of services. The ids of those that can be sorted are the sorts of the call. */
export const serviceColumns: readonly TableColumn<ServiceSummary>[] = [
  {
    id: 'name',
    header: 'Service',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, name, product }) => (
      <RowTitle href={servicePath.href({ serviceId: id })} detail={product}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'id', header: 'Number', kind: 'identifier', width: 'fit', sortable: true, cell: ({ id }) => id },
  {
    id: 'health',
    header: 'Health',
    width: 'fit',
    widest: longestOf(healthWords),
    cell: ({ health }) => (
      <StatusLabel tone={healthWords[health].tone} emphasis={health === 'down' ? 'strong' : 'quiet'}>
        {healthWords[health].text}
      </StatusLabel>
    ),
  },
  { ...statusColumn('status', 'Status', serviceStatusWords), widest: longestOf(serviceStatusWords) },
  { ...waitingForColumn, widest: longestOf(waitingForWords) },
  { id: 'reference', header: 'Your reference', cell: ({ customerReference }) => customerReference },
  { id: 'product', header: 'Product', sortable: true, cell: ({ product }) => product },
  {
    id: 'site',
    header: 'Sites',
    sortable: true,
    cell: ({ aEnd, bEnd }) => (bEnd ? `${siteText(aEnd)} to ${siteText(bEnd)}` : siteText(aEnd)),
  },
  {
    id: 'bandwidth',
    header: 'Bandwidth',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ bandwidthMbps }) => formatBandwidth(bandwidthMbps),
  },
  {
    id: 'contractEnd',
    header: 'Contract ends',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ contractEnd }) => contractEnd && <DateTime value={contractEnd} />,
  },
  { ...moneyColumn('mrc', 'Monthly charge (MRC)', ({ mrc }: ServiceSummary) => mrc), sortable: true },
  {
    id: 'openCases',
    header: 'Open cases',
    kind: 'number',
    width: 'fit',
    sortable: true,
    cell: ({ id, openCases }) =>
      openCases > 0 && (
        <Link href={casesPath.href({ serviceId: id, status: 'open' })}>{formatCount(openCases)}</Link>
      ),
  },
];

export const serviceListSettings: ListSettings = {
  columns: { order: [], hidden: ['status', 'waitingFor', 'reference', 'product'] },
  density: 'comfortable',
};

function siteText({ name, postcode }: ServiceSummary['aEnd']): string {
  return `${name}, ${postcode}`;
}
