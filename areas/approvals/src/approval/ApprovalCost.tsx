import { Card } from '@quayside/ui/Card';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Money } from '@quayside/ui/Money';
import { Pagination } from '@quayside/ui/Pagination';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { useState, type JSX } from 'react';
import type { ApprovalDetails } from '../api.ts';
import { moneyColumn } from '@quayside/page-kit/list';

/** A line with its place, because two lines can have the same text. */
type Line = ApprovalDetails['lines'][number] & { readonly place: number };

const PAGE_SIZE = 25;

const columns: readonly TableColumn<Line>[] = [
  { id: 'label', header: 'Line', width: 'wide', isRowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
  moneyColumn('nrc', 'One-off (NRC)', ({ nrc }) => nrc),
  moneyColumn('mrc', 'Monthly (MRC)', ({ mrc }) => mrc),
];

export function ApprovalCost({ approval: { total, lines } }: { approval: ApprovalDetails }): JSX.Element {
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_SIZE;
  const rows = lines.map((line, place) => ({ ...line, place })).slice(first, first + PAGE_SIZE);
  return (
    <Card as="section" title="Total cost" lead="All amounts exclude VAT.">
      <Stack gap={16}>
        <DescriptionList
          columns={3}
          items={[
            { id: 'nrc', term: 'One-off (NRC)', description: <Money {...total.nrc} size="figure" /> },
            { id: 'mrc', term: 'Monthly (MRC)', description: <Money {...total.mrc} size="figure" /> },
            {
              id: 'tcv',
              term: 'Total over the term (TCV)',
              description: <Money {...total.tcv} size="figure" />,
            },
          ]}
        />
        {lines.length > 0 && (
          <Table
            caption="What the total is made of"
            hideCaption
            columns={columns}
            data={{ status: 'ready', rows }}
            rowId={({ place }) => String(place)}
          />
        )}
        {lines.length > PAGE_SIZE && (
          <Pagination page={page} pageSize={PAGE_SIZE} total={lines.length} onPageChange={setPage} />
        )}
      </Stack>
    </Card>
  );
}
