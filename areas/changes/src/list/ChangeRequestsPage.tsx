import { useMay } from '@quayside/shared/rights/useMay.ts';
import { changesPath } from '@quayside/contract/paths/services';
import type { JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { toChangeFilter } from './changeList.ts';
import { createChangeRequestExport } from '../api.ts';
import { listChangeRequests } from '@quayside/shared/changes/api.ts';
import { changeColumns, changeListSettings } from './changeColumns.tsx';
import { ChangeRequestsView } from './ChangeRequestsView.tsx';
import { changeItem } from '../pins/changeItem.ts';

const list = {
  list: 'change-requests',
  path: changesPath,
  call: listChangeRequests,
  toFilter: toChangeFilter,
  exportCall: createChangeRequestExport,
  columnIds: changeColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: changeListSettings,
  exportFields: {
    title: ['title', 'siteName'],
    window: ['windowFrom', 'windowTo'],
  },
} as const;

export function ChangeRequestsPage(): JSX.Element {
  const { props } = useExportedList(list);
  const rowActions = useRowPins(changeItem);
  const canRequest = useMay('requestChanges');
  return <ChangeRequestsView {...props} canRequest={canRequest} rowActions={rowActions} />;
}
