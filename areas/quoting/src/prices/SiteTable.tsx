import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { Table } from '@quayside/ui/Table';
import { Tabs } from '@quayside/ui/Tabs';
import { memo, useCallback, type JSX, type MemoExoticComponent, type ReactNode } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { QuoteSite } from '../api.ts';
import { isShown, siteFilters, type SiteFilter } from './siteFilter.ts';
import { usePriceBookState } from './priceBookContext.ts';
import { siteColumnsOf } from './siteColumns.tsx';

export interface SiteTableProps {
  filter: SiteFilter;
  /** From 1. */
  page: number;
  isReseller: boolean;
  /** Whether sites can be selected, to choose prices for them together. */
  canChoose: boolean;
  selectedIds: readonly string[];
  selectionActions: ReactNode;
  onFilterChange: (filter: SiteFilter) => void;
  onPageChange: (page: number) => void;
  onSelectionChange: (ids: string[]) => void;
  /** Opens all prices of a site. Keep it between renders, so that unchanged rows are not drawn again. */
  onOpen: (siteId: string) => void;
}

const PAGE_SIZE = 25;

const filterNames: Readonly<Record<SiteFilter, string>> = {
  all: 'All sites',
  notChosen: 'Not chosen',
  noPrice: 'No price',
  failed: 'Failed',
};

const emptyTexts: Readonly<Record<Exclude<SiteFilter, 'all'>, string>> = {
  notChosen: 'Every site has a chosen price',
  noPrice: 'Every site has a price, or is being priced',
  failed: 'No site waits for a carrier’s answer',
};

/** The sites in pages, filtered by how far they are. Drawn again only when its props or the prices change. */
export const SiteTable: MemoExoticComponent<(props: SiteTableProps) => JSX.Element> = memo(function SiteTable(
  props: SiteTableProps,
): JSX.Element {
  const { filter, page, isReseller, canChoose, selectedIds, selectionActions } = props;
  const { onFilterChange, onPageChange, onSelectionChange, onOpen } = props;
  const { rows } = usePriceBookState();
  const shown = rows.filter((row) => isShown(row, filter));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE_SIZE));
  const current = Math.min(page, pages);
  // The sites themselves keep their identity, so a row whose prices did not change is not drawn again.
  const sites = shown.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE).map(({ site }) => site);
  const rowActions = useCallback(
    ({ id, reference, address }: QuoteSite) => (
      <Button
        size="compact"
        aria-label={`Prices of ${reference === '' ? address.name : reference}`}
        onClick={() => onOpen(id)}
      >
        Prices
      </Button>
    ),
    [onOpen],
  );
  const table = (
    <Stack gap={16}>
      <Table
        caption="Sites and their chosen prices"
        hideCaption
        columns={siteColumnsOf(isReseller)}
        data={{ status: 'ready', rows: sites }}
        rowId={idOf}
        rowActions={rowActions}
        {...(canChoose && { selection: { selectedIds, onSelectionChange, actions: selectionActions } })}
        empty={
          filter !== 'all' && (
            <EmptyState
              title={emptyTexts[filter]}
              action={
                <Button ref={passFocusOn} onClick={() => onFilterChange('all')}>
                  Show all sites
                </Button>
              }
            />
          )
        }
      />
      {shown.length > 0 && (
        <Pagination page={current} pageSize={PAGE_SIZE} total={shown.length} onPageChange={onPageChange} />
      )}
    </Stack>
  );
  return (
    <Tabs
      label="Which sites"
      value={filter}
      onValueChange={(next) => onFilterChange(siteFilters.find((known) => known === next) ?? 'all')}
      tabs={siteFilters.map((id) => ({
        id,
        label: filterNames[id],
        count: formatCount(rows.filter((row) => isShown(row, id)).length),
        panel: table,
      }))}
    />
  );
});

const idOf = ({ id }: QuoteSite): string => id;
