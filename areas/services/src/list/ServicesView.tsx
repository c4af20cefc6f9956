import { servicesPath, changesPath, projectsPath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { documentIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import {
  ExportButton,
  isNarrowed,
  ListView,
  type ListData,
  type ListExportProps,
  type ListPageProps,
} from '@quayside/page-kit/list';
import type { ServiceList } from '../api.ts';
import type { ServiceSummary } from '@quayside/shared/services/serviceApi.ts';
import { serviceFilters, type ServiceListState } from './serviceList.ts';
import { serviceColumns, serviceListSettings } from './serviceColumns.tsx';

/** The list of services and the actions on it. */
export interface ServicesViewProps
  extends ListPageProps<ServiceListState, ListData<ServiceSummary>>, ListExportProps {
  /** Undefined before the first response. */
  facets: ServiceList['facets'] | undefined;
}

const words = {
  title: 'Services',
  one: 'service',
  many: 'services',
  searchHint: 'Name, number, site, postcode or reference',
};

/** The services of the user's company: filters, columns, export. */
export function ServicesView({ facets, exportProgress, onExport, ...list }: ServicesViewProps): JSX.Element {
  const { state, data } = list;
  return (
    <ListView
      {...list}
      words={words}
      actions={
        <>
          <ExportButton
            words={words}
            data={data}
            isNarrowed={isNarrowed(list)}
            exportProgress={exportProgress}
            onExport={onExport}
          />
          <ButtonLink href={projectsPath.href()}>Projects</ButtonLink>
          <ButtonLink href={changesPath.href()}>Change requests</ButtonLink>
        </>
      }
      initialSettings={serviceListSettings}
      sorts={servicesPath.query.sorts}
      filters={serviceFilters(state.filters, facets)}
      columns={serviceColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={documentIcon} title="There are no services yet">
          Your services appear here from the day you order them.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: ServiceSummary): string => id;
