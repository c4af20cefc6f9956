import { deliveriesPath, projectsPath, servicesPath } from '@quayside/contract/paths/services';
import { dataOf } from '@quayside/page-kit/detail';
import { ListView, type ExportedListProps } from '@quayside/page-kit/list';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { layersIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import type { DeliveryList, ListedDelivery } from '../deliveryListApi.ts';
import { deliveryColumns, deliveryListSettings } from './deliveryColumns.tsx';
import { deliveryFilters, type DeliveryListState } from './deliveryList.ts';

export type DeliveriesViewProps = ExportedListProps<DeliveryListState, DeliveryList>;

const words = {
  title: 'Deliveries',
  one: 'delivery',
  many: 'deliveries',
  searchHint: 'Number, order, service, site or project',
};

/** What the user's company has ordered and is not live yet: what each delivery needs next, and by when. */
export function DeliveriesView({ facets, ...list }: DeliveriesViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      parents={[{ id: 'services', label: 'Services', href: servicesPath.href() }]}
      actions={<ButtonLink href={projectsPath.href()}>Projects</ButtonLink>}
      initialSettings={deliveryListSettings}
      sorts={deliveriesPath.query.sorts}
      filters={deliveryFilters(list.state.filters, facets, dataOf(list.data)?.items)}
      columns={deliveryColumns}
      rowId={idOf}
      nothingYet={
        <EmptyState icon={layersIcon} title="Nothing is in delivery">
          What you order appears here until it is live.
        </EmptyState>
      }
    />
  );
}

const idOf = ({ caseNumber }: ListedDelivery): string => caseNumber;
