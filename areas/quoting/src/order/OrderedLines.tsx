import { Card } from '@quayside/ui/Card';
import { Money } from '@quayside/ui/Money';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { Text } from '@quayside/ui/Text';
import { useState, type JSX } from 'react';
import { formatBandwidth } from '@quayside/shared/bandwidth.ts';
import { countOf } from '../countOf.ts';
import type { SiteRow } from '../prices/createPriceBook.ts';
import { certaintyWords, resilienceWords, termText } from '../quoteWords.ts';
import { leadTimeText } from '../prices/siteColumns.tsx';

const PAGE_SIZE = 25;

/** The lines of an order: one for each site with a chosen price. */
export function OrderedLines({ rows }: { rows: readonly SiteRow[] }): JSX.Element {
  const [page, setPage] = useState(1);
  return (
    <Card
      as="section"
      inset="none"
      title="What you order"
      lead={`${countOf(rows.length, 'site')}. VAT excluded.`}
      {...(rows.length > PAGE_SIZE && {
        footer: <Pagination page={page} pageSize={PAGE_SIZE} total={rows.length} onPageChange={setPage} />,
      })}
    >
      <Table
        caption="What you order"
        hideCaption
        columns={columns}
        data={{ status: 'ready', rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }}
        rowId={({ site }) => site.id}
      />
    </Card>
  );
}

const columns: readonly TableColumn<SiteRow>[] = [
  {
    id: 'site',
    header: 'Site',
    isRowHeader: true,
    width: 'wide',
    cell: ({ site: { reference, address } }) => (
      <Stack gap={4}>
        <bdi>{reference === '' ? address.name : reference}</bdi>
        <Text as="small" tone="quiet">
          <bdi>{[...address.lines, address.postcode].join(', ')}</bdi>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'chosen',
    header: 'Service',
    cell: ({ choice }) =>
      choice && (
        <Stack gap={4}>
          <span>{`${formatBandwidth(choice.bandwidthMbps)}, ${termText(choice.termMonths)}`}</span>
          <Text as="small" tone="quiet">
            {resilienceWords[choice.resilience]}
          </Text>
        </Stack>
      ),
  },
  {
    id: 'mrc',
    header: 'Monthly (MRC)',
    kind: 'number',
    cell: ({ chosen }) => chosen && <Money {...chosen.mrc} />,
  },
  {
    id: 'nrc',
    header: 'One-off (NRC)',
    kind: 'number',
    cell: ({ chosen }) => chosen && <Money {...chosen.nrc} />,
  },
  {
    id: 'delivery',
    header: 'Certainty and lead time',
    cell: ({ chosen }) =>
      chosen && (
        <Stack gap={4}>
          {chosen.certainty !== null && (
            <StatusLabel tone={certaintyWords[chosen.certainty].tone}>
              {certaintyWords[chosen.certainty].text}
            </StatusLabel>
          )}
          {chosen.leadTimeDays !== null && (
            <Text as="small" tone="quiet">
              {leadTimeText(chosen.leadTimeDays)}
            </Text>
          )}
        </Stack>
      ),
  },
];
