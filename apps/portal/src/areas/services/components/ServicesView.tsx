import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { documentIcon, downloadIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { formatCount } from '../../../domain/format.ts';
import type { ExportProgress } from '../../../domain/jobs/useExport.ts';
import { ListView } from '../../../domain/list/ListView.tsx';
import type { ListViewProps } from '../../../domain/list/ListView.types.ts';
import type { ServiceList, ServiceSummary } from '../api.ts';
import { serviceFilters, serviceSorts, type ServiceListState } from '../serviceList.ts';
import { serviceColumns, serviceListSettings } from './serviceColumns.tsx';

type ListProps = ListViewProps<ServiceSummary, keyof ServiceListState['filters'], ServiceListState['sort']>;

/** The list of services and what the user can do with it. */
export interface ServicesViewProps extends Pick<
  ListProps,
  | 'state'
  | 'data'
  | 'receivedAtMs'
  | 'settings'
  | 'views'
  | 'onChange'
  | 'onSearch'
  | 'onSettingsChange'
  | 'onRefresh'
> {
  /** Undefined before the first response. */
  facets: ServiceList['facets'] | undefined;
  /** Null while nothing is exported. */
  exportProgress: ExportProgress | null;
  onExport: () => void;
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
  const total = 'data' in data ? data.data?.total : undefined;
  return (
    <ListView
      {...list}
      words={words}
      actions={
        <>
          {total !== 0 && (
            <Button
              icon={downloadIcon}
              disabled={total === undefined}
              pending={exportProgress !== null}
              onClick={onExport}
            >
              {exportText(total, isNarrowed(state), exportProgress)}
            </Button>
          )}
          <ButtonLink href="/services/projects">Projects</ButtonLink>
          <ButtonLink href="/services/change-requests">Change requests</ButtonLink>
        </>
      }
      initialSettings={serviceListSettings}
      sorts={serviceSorts}
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

function isNarrowed(state: ServiceListState): boolean {
  const { filters, q } = state;
  return q !== '' || Object.values(filters).some((values) => values.length > 0);
}

// The export covers what the filter finds, not the page, and says so.
function exportText(total: number | undefined, isFiltered: boolean, progress: ExportProgress | null): string {
  if (progress !== null && progress.total > 0)
    return `Exporting ${formatCount(progress.done)} of ${formatCount(progress.total)}`;
  if (progress !== null) return 'Exporting';
  if (total === undefined) return 'Export';
  const count = `${formatCount(total)} ${total === 1 ? words.one : words.many}`;
  return isFiltered ? `Export these ${count}` : `Export all ${count}`;
}
