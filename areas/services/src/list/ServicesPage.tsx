import { servicesPath } from '@quayside/contract/paths/services';
import type { JSX } from 'react';
import { useExport } from '@quayside/page-kit/jobs';
import { useListPage, ListViews } from '@quayside/page-kit/list';
import { useRowPins } from '@quayside/page-kit/pins';
import { createServiceExport, listServices } from '../api.ts';
import { serviceColumns, serviceListSettings } from './serviceColumns.tsx';
import { ServicesView } from './ServicesView.tsx';
import { serviceItem } from '../pins/serviceItem.ts';
import { toServiceFilter, toServiceListInput } from './serviceList.ts';

const list = {
  list: 'services',
  path: servicesPath,
  call: listServices,
  toInput: toServiceListInput,
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

/** The services of the user's company, to search, filter, open and export. */
export function ServicesPage(): JSX.Element {
  const { props, page, exportColumns } = useListPage(list);
  const exported = useExport(createServiceExport);
  const rowActions = useRowPins(serviceItem);
  return (
    <ServicesView
      {...props}
      facets={page?.facets}
      rowActions={rowActions}
      exportProgress={exported.progress}
      onExport={() =>
        void exported.start({
          body: { ...toServiceFilter(props.state), columns: exportColumns },
        })
      }
    />
  );
}
