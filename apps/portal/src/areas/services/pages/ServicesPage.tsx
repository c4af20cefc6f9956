import { useResource } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { toAsyncState } from '../../../domain/asyncState.ts';
import { useExport } from '../../../domain/jobs/useExport.ts';
import { ListViews, visibleColumns } from '../../../domain/list/ListViews.tsx';
import { useLastPage, useListAddress } from '../../../domain/list/useListAddress.ts';
import { useListSettings } from '../../../domain/list/useListSettings.ts';
import { createServiceExport, listServices } from '../api.ts';
import { serviceColumns, serviceListSettings } from '../components/serviceColumns.tsx';
import { ServicesView } from '../components/ServicesView.tsx';
import { serviceListAddress, toServiceFilter, toServiceListInput } from '../serviceList.ts';

const columnIds = serviceColumns.map(({ id }) => id);

/** The services of the user's company, to search, filter, open and export. */
export function ServicesPage(): JSX.Element {
  const { state, change, search, replace } = useListAddress(serviceListAddress);
  const resource = useResource(listServices, toServiceListInput(state), { keepPrevious: true });
  const { settings, change: changeSettings } = useListSettings('services', serviceListSettings);
  const exported = useExport(createServiceExport);
  useLastPage(resource.isStale ? undefined : resource.data?.total, state, replace);

  return (
    <ServicesView
      state={state}
      data={toAsyncState(resource, listServices.id)}
      receivedAtMs={resource.receivedAtMs}
      facets={resource.data?.facets}
      settings={settings}
      exportProgress={exported.progress}
      views={
        <ListViews
          list="services"
          address={serviceListAddress}
          state={state}
          columnIds={columnIds}
          settings={settings}
          onChange={change}
          onReplace={replace}
          onSettingsChange={changeSettings}
        />
      }
      onChange={change}
      onSearch={search}
      onSettingsChange={changeSettings}
      onRefresh={() => void resource.refetch()}
      onExport={() => {
        const columns = visibleColumns(settings.columns, columnIds);
        void exported.start({ body: { ...toServiceFilter(state), columns: columns.flatMap(toFields) } });
      }}
    />
  );
}

const fields: Readonly<Record<string, readonly string[]>> = {
  reference: ['customerReference'],
  site: ['aEnd', 'bEnd'],
  bandwidth: ['bandwidthMbps'],
};

/** The fields of a service that a column shows. */
function toFields(columnId: string): readonly string[] {
  return fields[columnId] ?? [columnId];
}
