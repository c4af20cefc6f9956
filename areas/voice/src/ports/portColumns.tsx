import { portPath, portsPath } from '@quayside/contract/paths/voice';
import { DateTime } from '@quayside/ui/DateTime';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { formatCount } from '@quayside/page-kit/format';
import type { ListSettings } from '@quayside/page-kit/list';
import { titleOfPort } from '../portTexts.ts';
import type { PortSummary } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';
import { dateColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of a list of ports. The ids of those that can be sorted are the sorts of the call. */
export const portColumns: readonly TableColumn<PortSummary>[] = [
  {
    id: 'numbers',
    header: 'Port',
    width: 'wide',
    isRowHeader: true,
    cell: (port) => (
      <RowTitle href={portPath.href({ portId: port.id })} detail={port.id}>
        {titleOfPort(port)}
      </RowTitle>
    ),
  },
  {
    id: 'group',
    header: 'Group',
    sortable: true,
    cell: ({ group }) => <Link href={portsPath.href({ group })}>{group}</Link>,
  },
  waitingForColumn,
  statusColumn('status', 'Status', portStatusWords),
  {
    id: 'portDate',
    header: 'Date',
    sortable: true,
    width: 'fit',
    cell: (port) => <PortDay port={port} />,
  },
  { id: 'from', header: 'From', cell: ({ losingProvider }) => losingProvider.name },
  {
    id: 'count',
    header: 'How many',
    kind: 'number',
    width: 'fit',
    cell: ({ numberCount }) => formatCount(numberCount),
  },
  { id: 'requestedBy', header: 'Requested by', cell: ({ requestedBy }) => <bdi>{requestedBy.name}</bdi> },
  { ...dateColumn('updatedAt', 'Updated'), sortable: true },
];

export const portListSettings: ListSettings = {
  columns: { order: [], hidden: ['requestedBy'] },
  density: 'comfortable',
};

/** The day of a port, and whether the losing provider has agreed to it. */
function PortDay({
  port: { portDate, requestedDate, status },
}: {
  port: PortSummary;
}): React.JSX.Element | null {
  const day = portDate ?? requestedDate;
  if (day === null || status === 'cancelled') return null;
  return (
    <>
      <DateTime value={day} />
      {portDate === null && <div>requested</div>}
    </>
  );
}
