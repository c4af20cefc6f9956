import { servicesPath, changesPath, projectsPath } from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { documentIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListView } from '@quayside/page-kit/list';
import type { ServiceList } from '../api.ts';
import type { ServiceSummary } from '@quayside/shared/services/serviceApi.ts';
import { serviceFilters, type ServiceListState } from './serviceList.ts';
import { serviceColumns, serviceListSettings } from './serviceColumns.tsx';

export type ServicesViewProps = ExportedListProps<ServiceListState, ServiceList>;

const words = {
  title: 'Services',
  one: 'service',
  many: 'services',
  searchHint: 'Name, number, site, postcode or reference',
};

/** The services of the user's company: filters, columns, export. */
export function ServicesView({ facets, ...list }: ServicesViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      actions={
        <>
          <ButtonLink href={projectsPath.href()}>Projects</ButtonLink>
          <ButtonLink href={changesPath.href()}>Change requests</ButtonLink>
        </>
      }
      initialSettings={serviceListSettings}
      sorts={servicesPath.query.sorts}
      filters={serviceFilters(list.state.filters, facets)}
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
