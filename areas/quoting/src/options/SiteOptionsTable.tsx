import { Badge } from '@quayside/ui/Badge';
import { Button } from '@quayside/ui/Button';
import { IconButton } from '@quayside/ui/IconButton';
import { editIcon, returnIcon } from '@quayside/ui/icons';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { Tabs } from '@quayside/ui/Tabs';
import { useCallback, useMemo, useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import type { QuoteOptions, QuoteSite } from '../api.ts';
import { cellCount } from '../quoteSteps.ts';
import { optionsText } from '../quoteWords.ts';

export interface SiteOptionsTableProps {
  sites: readonly QuoteSite[];
  options: QuoteOptions;
  canEdit: boolean;
  onEdit: (ids: readonly string[]) => void;
  /** Gives the sites the options of the quote again. */
  onReset: (ids: readonly string[]) => void;
}

interface Row {
  readonly site: QuoteSite;
  readonly number: number;
}

const PAGE_SIZE = 25;

/** The options of each site. The sites with options of their own have a tab. */
export function SiteOptionsTable({
  sites,
  options,
  canEdit,
  onEdit,
  onReset,
}: SiteOptionsTableProps): JSX.Element {
  const [tab, setTab] = useState('all');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const columns = useMemo(() => columnsOf(options), [options]);
  const rows = useMemo(() => sites.map((site, index) => ({ site, number: index + 1 })), [sites]);
  const differing = rows.filter(({ site }) => site.options !== null);
  const present = new Set(sites.map(({ id }) => id));
  const selectedIds = selected.filter((id) => present.has(id));
  const act = (action: (ids: readonly string[]) => void): void => {
    action(selectedIds);
    setSelected([]);
  };
  const panel = (shown: readonly Row[], empty: string): JSX.Element => (
    <RowsPage
      rows={shown}
      columns={columns}
      empty={empty}
      {...(canEdit && {
        editing: {
          onEdit,
          onReset,
          selectedIds,
          onSelectionChange: setSelected,
          actions: (
            <>
              <Button size="compact" icon={editIcon} onClick={() => act(onEdit)}>
                Set options
              </Button>
              <Button size="compact" icon={returnIcon} onClick={() => act(onReset)}>
                Use those of the quote
              </Button>
            </>
          ),
        },
      })}
    />
  );
  return (
    <Tabs
      label="Which sites to show"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { id: 'all', label: 'All sites', count: formatCount(rows.length), panel: panel(rows, '') },
        {
          id: 'different',
          label: 'With their own options',
          count: formatCount(differing.length),
          panel: panel(differing, 'Every site has the options of the quote.'),
        },
      ]}
    />
  );
}

function RowsPage({
  rows,
  columns,
  empty,
  editing,
}: {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  empty: string;
  editing?: Pick<SiteOptionsTableProps, 'onEdit' | 'onReset'> & {
    selectedIds: readonly string[];
    onSelectionChange: (ids: string[]) => void;
    actions: JSX.Element;
  };
}): JSX.Element {
  const [page, setPage] = useState(1);
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const { onEdit, onReset } = editing ?? {};
  const rowActions = useCallback(
    ({ site }: Row) => <RowActions site={site} onEdit={onEdit} onReset={onReset} />,
    [onEdit, onReset],
  );
  return (
    <Stack gap={16}>
      <Table
        caption="Options of the sites"
        hideCaption
        columns={columns}
        data={{ status: 'ready', rows: rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE) }}
        rowId={idOf}
        labels={{ empty }}
        {...(editing && {
          selection: {
            selectedIds: editing.selectedIds,
            onSelectionChange: editing.onSelectionChange,
            actions: editing.actions,
          },
          rowActions,
        })}
      />
      {rows.length > PAGE_SIZE && (
        <Pagination page={current} pageSize={PAGE_SIZE} total={rows.length} onPageChange={setPage} />
      )}
    </Stack>
  );
}

function RowActions({
  site,
  onEdit,
  onReset,
}: {
  site: QuoteSite;
  onEdit: SiteOptionsTableProps['onEdit'] | undefined;
  onReset: SiteOptionsTableProps['onReset'] | undefined;
}): JSX.Element {
  const { name } = site.address;
  return (
    <>
      <IconButton icon={editIcon} label={`Set the options of ${name}`} onClick={() => onEdit?.([site.id])} />
      {site.options && (
        <IconButton
          icon={returnIcon}
          label={`Use the options of the quote for ${name}`}
          onClick={() => onReset?.([site.id])}
        />
      )}
    </>
  );
}

const idOf = ({ site }: Row): string => site.id;

function columnsOf(options: QuoteOptions): readonly TableColumn<Row>[] {
  return [
    { id: 'number', header: 'Row', kind: 'number', width: 'fit', cell: ({ number }) => number },
    {
      id: 'site',
      header: 'Site',
      width: 'wide',
      isRowHeader: true,
      cell: ({ site }) => <bdi>{site.address.name}</bdi>,
    },
    {
      id: 'postcode',
      header: 'Postcode',
      kind: 'identifier',
      width: 'fit',
      cell: ({ site }) => site.address.postcode,
    },
    {
      id: 'options',
      header: 'Options',
      width: 'wide',
      cell: ({ site }) =>
        site.options ? (
          <span key="own">
            <Badge tone="info">Own</Badge> <span>{optionsText(site.options)}</span>
          </span>
        ) : (
          <span key="quote">Those of the quote</span>
        ),
    },
    {
      id: 'cells',
      header: 'Prices',
      kind: 'number',
      width: 'fit',
      cell: ({ site }) => cellCount(site.options ?? options),
    },
  ];
}
