import { changePath, servicePath } from '@quayside/contract/paths/services';
import { Link } from '@quayside/ui/Link';
import { RowTitle } from '@quayside/ui/RowTitle';
import type { TableColumn } from '@quayside/ui/Table';
import { longestOf } from '@quayside/page-kit/schema';
import type { ListSettings } from '@quayside/page-kit/list';
import type { ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import { changeImpactWords } from '../changeWords.ts';
import { changeStatusWords, changeTypeWords } from '@quayside/shared/changes/changeWords.ts';
import { ChangeStatus, ChangeWindow } from '../ChangeStatus.tsx';
import { dateColumn, waitingForColumn } from '@quayside/page-kit/list';

/** The columns of a list of change requests. The ids of those that can be sorted are the sorts of the call. */
export const changeColumns: readonly TableColumn<ChangeRequestSummary>[] = [
  {
    id: 'title',
    header: 'Change',
    width: 'wide',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, title, siteName }) => (
      <RowTitle href={changePath.href({ id })} detail={siteName}>
        {title}
      </RowTitle>
    ),
  },
  { id: 'id', header: 'Number', kind: 'identifier', width: 'fit', cell: ({ id }) => id },
  waitingForColumn,
  {
    id: 'status',
    header: 'Status',
    width: 'fit',
    widest: longestOf(changeStatusWords),
    cell: ({ status }) => <ChangeStatus status={status} />,
  },
  { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => changeTypeWords[type] },
  {
    id: 'service',
    header: 'Service',
    cell: ({ service }) => <Link href={servicePath.href({ serviceId: service.id })}>{service.name}</Link>,
  },
  {
    id: 'window',
    header: 'Window',
    sortable: true,
    cell: ({ window }) => window && <ChangeWindow window={window} />,
  },
  { id: 'impact', header: 'Impact', cell: ({ impact }) => changeImpactWords[impact] },
  { id: 'requestedBy', header: 'Requested by', cell: ({ requestedBy }) => requestedBy.name },
  { ...dateColumn('requestedAt', 'Requested'), sortable: true },
  { ...dateColumn('updatedAt', 'Updated'), sortable: true },
];

export const changeListSettings: ListSettings = {
  columns: { order: [], hidden: ['impact', 'requestedBy', 'requestedAt'] },
  density: 'comfortable',
};
