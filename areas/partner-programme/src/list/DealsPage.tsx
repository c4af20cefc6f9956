import { useMay } from '@quayside/shared/rights/useMay.ts';
import { dealsPath } from '@quayside/contract/paths/partner-programme';
import type { JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createDealExport, listDeals } from '../api.ts';
import { dealColumns, dealListSettings } from './dealColumns.tsx';
import { DealsView } from './DealsView.tsx';
import { toDealFilter } from './dealList.ts';
import { dealItem } from '../pins/dealItem.ts';

const list = {
  list: 'deals',
  path: dealsPath,
  call: listDeals,
  toFilter: toDealFilter,
  exportCall: createDealExport,
  columnIds: dealColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: dealListSettings,
  exportFields: { name: ['name', 'customerName'] },
} as const;

export function DealsPage(): JSX.Element {
  const { props } = useExportedList(list);
  const rowActions = useRowPins(dealItem);
  const canRegister = useMay('registerDeals');
  return <DealsView {...props} canRegister={canRegister} rowActions={rowActions} />;
}
