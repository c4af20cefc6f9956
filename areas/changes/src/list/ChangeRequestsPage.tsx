import { changesPath } from '@quayside/contract/paths/services';
import type { JSX } from 'react';
import { useExport } from '@quayside/page-kit/jobs';
import { useListPage, ListViews } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { toChangeFilter, toChangeListInput } from './changeList.ts';
import { createChangeRequestExport } from '../api.ts';
import { listChangeRequests } from '@quayside/shared/changes/api.ts';
import { changeColumns, changeListSettings } from './changeColumns.tsx';
import { ChangeRequestsView } from './ChangeRequestsView.tsx';
import { changeItem } from '../pins/changeItem.ts';

const list = {
  list: 'change-requests',
  path: changesPath,
  call: listChangeRequests,
  toInput: toChangeListInput,
  columnIds: changeColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: changeListSettings,
  exportFields: {
    title: ['title', 'siteName'],
    window: ['windowFrom', 'windowTo'],
  },
} as const;

/** The change requests of the user's company, to search, filter, open and export. */
export function ChangeRequestsPage(): JSX.Element {
  const { props, page, exportColumns } = useListPage(list);
  const exported = useExport(createChangeRequestExport);
  const rowActions = useRowPins(changeItem);
  return (
    <ChangeRequestsView
      {...props}
      facets={page?.facets}
      rowActions={rowActions}
      exportProgress={exported.progress}
      onExport={() =>
        void exported.start({
          body: { ...toChangeFilter(props.state), columns: exportColumns },
        })
      }
    />
  );
}
