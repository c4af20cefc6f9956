import { servicesPath } from '@quayside/contract/paths/services';
import type { JSX } from 'react';
import { ListViews, useExportedList } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createServiceExport, listServices } from '../api.ts';
import { serviceColumns, serviceListSettings } from './serviceColumns.tsx';
import { ServicesView } from './ServicesView.tsx';
import { serviceItem } from '../pins/serviceItem.ts';
import { toServiceFilter } from './serviceList.ts';

const list = {
  list: 'services',
  path: servicesPath,
  call: listServices,
  toFilter: toServiceFilter,
  exportCall: createServiceExport,
  columnIds: serviceColumns.map(({ id }) => id),
  views: ListViews,
  initialSettings: serviceListSettings,
  exportFields: {
    name: ['name', 'product'],
    reference: ['customerReference'],
    site: ['aEnd', 'bEnd'],
    bandwidth: ['bandwidthMbps'],
  },
} as const;

export function ServicesPage(): JSX.Element {
  const { props } = useExportedList(list);
  const rowActions = useRowPins(serviceItem);
  return <ServicesView {...props} rowActions={rowActions} />;
}
