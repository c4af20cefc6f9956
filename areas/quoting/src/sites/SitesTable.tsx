import { Button } from '@quayside/ui/Button';
import { IconButton } from '@quayside/ui/IconButton';
import { editIcon, trashIcon } from '@quayside/ui/icons';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { createContext, use, useCallback, useMemo, useState, type JSX } from 'react';
import type { Address, ProductOffer, QuoteSite } from '../api.ts';
import { fieldText, missingOf } from '../sites.ts';

export interface SitesTableProps {
  sites: readonly QuoteSite[];
  offer: Pick<ProductOffer, 'needsBEnd' | 'fields'>;
  canEdit: boolean;
  /** Keep them between renders. */
  onEdit: (site: QuoteSite) => void;
  onRemove: (ids: readonly string[]) => void;
  /** Asks for the values of the product's fields that these sites get. */
  onSetFields: (ids: readonly string[]) => void;
}

const PAGE_SIZE = 25;

/** The ids of the sites that are shown, and the number of the first. Not in the rows: removing a site would change each row below it. */
const NumbersContext = createContext<{ readonly ids: readonly string[]; readonly first: number }>({
  ids: [],
  first: 1,
});

/** The place of a site in the quote, from 1. */
function RowNumber({ siteId }: { siteId: string }): JSX.Element | null {
  const { ids, first } = use(NumbersContext);
  const index = ids.indexOf(siteId);
  // The row of a site that was removed a moment ago.
  return index === -1 ? null : <span>{first + index}</span>;
}

/** The sites, 25 at a time, to select, edit and remove. */
export function SitesTable({
  sites,
  offer,
  canEdit,
  onEdit,
  onRemove,
  onSetFields,
}: SitesTableProps): JSX.Element {
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const columns = useMemo(() => columnsOf(offer), [offer]);
  const last = Math.max(1, Math.ceil(sites.length / PAGE_SIZE));
  const shown = Math.min(page, last);
  const rows = useMemo(() => sites.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), [sites, shown]);
  const numbers = useMemo(
    () => ({ ids: rows.map(({ id }) => id), first: (shown - 1) * PAGE_SIZE + 1 }),
    [rows, shown],
  );
  const present = new Set(sites.map(({ id }) => id));
  const selectedIds = selected.filter((id) => present.has(id));
  const rowActions = useCallback(
    (site: QuoteSite) => (
      <>
        <IconButton icon={editIcon} label={`Edit ${site.address.name}`} onClick={() => onEdit(site)} />
        <IconButton
          icon={trashIcon}
          label={`Remove ${site.address.name}`}
          data-removes=""
          onClick={() => onRemove([site.id])}
        />
      </>
    ),
    [onEdit, onRemove],
  );
  return (
    <NumbersContext value={numbers}>
      <Stack gap={16}>
        <Table
          caption="Sites of the quote"
          hideCaption
          columns={columns}
          data={{ status: 'ready', rows }}
          rowId={idOf}
          {...(canEdit && {
            rowActions,
            selection: {
              selectedIds,
              onSelectionChange: setSelected,
              actions: (
                <>
                  {offer.fields.length > 0 && (
                    <Button size="compact" icon={editIcon} onClick={() => onSetFields(selectedIds)}>
                      Set fields
                    </Button>
                  )}
                  <Button
                    size="compact"
                    icon={trashIcon}
                    data-removes=""
                    onClick={() => {
                      onRemove(selectedIds);
                      setSelected([]);
                    }}
                  >
                    Remove
                  </Button>
                </>
              ),
            },
          })}
        />
        {sites.length > PAGE_SIZE && (
          <Pagination page={shown} pageSize={PAGE_SIZE} total={sites.length} onPageChange={setPage} />
        )}
      </Stack>
    </NumbersContext>
  );
}

const idOf = ({ id }: QuoteSite): string => id;

function columnsOf(offer: SitesTableProps['offer']): readonly TableColumn<QuoteSite>[] {
  return [
    {
      id: 'number',
      header: 'Row',
      kind: 'number',
      width: 'fit',
      cell: ({ id }) => <RowNumber siteId={id} />,
    },
    {
      id: 'address',
      header: offer.needsBEnd ? 'A end' : 'Site',
      width: 'wide',
      isRowHeader: true,
      cell: (site) => <AddressCell address={site.address} />,
    },
    ...(offer.needsBEnd
      ? [
          {
            id: 'bEnd',
            header: 'B end',
            width: 'wide',
            cell: (site: QuoteSite) => site.bEnd && <AddressCell address={site.bEnd} />,
          } as const,
        ]
      : []),
    { id: 'reference', header: 'Reference', cell: ({ reference }) => <bdi>{reference}</bdi> },
    ...offer.fields.map((field): TableColumn<QuoteSite> => ({
      id: `field-${field.id}`,
      header: field.label,
      cell: (site) => fieldText(field, site),
    })),
    {
      id: 'state',
      header: 'Complete',
      width: 'fit',
      cell: (site) => <SiteState missing={missingOf(site, offer)} />,
    },
  ];
}

function AddressCell({ address: { name, lines, postcode } }: { address: Address }): JSX.Element {
  const others = lines.filter((line) => line !== name);
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <small style={{ fontWeight: 'normal', color: 'var(--qs-color-text-quiet)' }}>
        {[...others, postcode].join(', ')}
      </small>
    </>
  );
}

function SiteState({ missing }: { missing: readonly string[] }): JSX.Element {
  return missing.length === 0 ? (
    <StatusLabel tone="positive">Yes</StatusLabel>
  ) : (
    <StatusLabel tone="caution">{`${missing.join(', ')} missing`}</StatusLabel>
  );
}
