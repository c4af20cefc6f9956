import {
  changesPath,
  changeDashboardPath,
  newChangePath,
  servicesPath,
} from '@quayside/contract/paths/services';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { editIcon, plusIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListView } from '@quayside/page-kit/list';
import { changeFilters, type ChangeListState } from './changeList.ts';
import type { ChangeRequestList, ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import { changeColumns, changeListSettings } from './changeColumns.tsx';

export interface ChangeRequestsViewProps extends ExportedListProps<ChangeListState, ChangeRequestList> {
  canRequest: boolean;
}

const words = {
  title: 'Change requests',
  one: 'change request',
  many: 'change requests',
  searchHint: 'Title, number, service or site',
};

/** The change requests of the user's company: filters, columns, saved views. */
export function ChangeRequestsView({ facets, canRequest, ...list }: ChangeRequestsViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      parents={[{ id: 'services', label: 'Services', href: servicesPath.href() }]}
      actions={
        <>
          <ButtonLink href={changeDashboardPath.href()}>Dashboard</ButtonLink>
          {canRequest && newChange}
        </>
      }
      initialSettings={changeListSettings}
      sorts={changesPath.query.sorts}
      filters={changeFilters(list.state.filters, facets)}
      columns={changeColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={editIcon} title="There are no change requests yet" action={canRequest && newChange}>
          Ask for more bandwidth, more IP addresses, a move or other equipment.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ id }: ChangeRequestSummary): string => id;

const newChange = (
  <ButtonLink variant="primary" icon={plusIcon} href={newChangePath.href()}>
    New change request
  </ButtonLink>
);
