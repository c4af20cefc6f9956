import { dealsPath, newDealPath, programmePath } from '@quayside/contract/paths/partner-programme';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { EmptyState } from '@quayside/ui/EmptyState';
import { awardIcon, plusIcon } from '@quayside/ui/icons';
import type { JSX } from 'react';
import { type ExportedListProps, ListView } from '@quayside/page-kit/list';
import type { DealList, DealSummary } from '../api.ts';
import { dealFilters, type DealListState } from './dealList.ts';
import { dealColumns, dealListSettings } from './dealColumns.tsx';

export interface DealsViewProps extends ExportedListProps<DealListState, DealList> {
  canRegister: boolean;
}

const words = {
  title: 'Deals',
  one: 'deal',
  many: 'deals',
  searchHint: 'Number, deal, customer or colleague',
};

/** The deals of the user's company: filters, columns, saved views. */
export function DealsView({ facets, canRegister, ...list }: DealsViewProps): JSX.Element {
  return (
    <ListView
      {...list}
      words={words}
      parents={[{ id: 'programme', label: 'Partner programme', href: programmePath.href() }]}
      actions={canRegister && registerDeal}
      initialSettings={dealListSettings}
      sorts={dealsPath.query.sorts}
      filters={dealFilters(facets)}
      columns={dealColumns}
      rowId={numberOf}
      nothingYet={
        <EmptyState
          icon={awardIcon}
          title="You haven’t registered a deal yet"
          action={canRegister && registerDeal}
        >
          Register a customer’s project before you quote it. Once we approve it, your price is protected for
          90 days.
        </EmptyState>
      }
    />
  );
}

const numberOf = ({ number }: DealSummary): string => number;

const registerDeal = (
  <ButtonLink variant="primary" icon={plusIcon} href={newDealPath.href()}>
    Register a deal
  </ButtonLink>
);
