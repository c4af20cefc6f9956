import type { JSX } from 'react';
import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { RowTitle } from '../../../packages/ui/src/components/RowTitle/RowTitle.tsx';
import { Table, type TableColumn } from '../../../packages/ui/src/components/Table/Table.tsx';

/** One example under the other: a narrow container shows rows as cards. */
export const isWide = true;

const rows = ['NL-AMS-2041', 'GB-LON-0387', 'DE-FRA-1120'];
const status: TableColumn<string> = { id: 'status', header: 'Status', cell: () => 'Live' };

const linked = (name: string): JSX.Element => <RowTitle href={`#${name}`}>{name}</RowTitle>;
const viewButton = (): JSX.Element => <Button size="compact">View</Button>;

export function Do(): JSX.Element {
  return (
    <Table
      caption="Services"
      columns={[
        {
          id: 'name',
          header: 'Service',
          isRowHeader: true,
          cell: linked,
        },
        status,
      ]}
      data={{ status: 'ready', rows }}
      rowId={(name) => name}
    />
  );
}

export function Dont(): JSX.Element {
  return (
    <Table
      caption="Services"
      columns={[{ id: 'name', header: 'Service', isRowHeader: true, cell: (name) => name }, status]}
      data={{ status: 'ready', rows }}
      rowId={(name) => name}
      rowActions={viewButton}
    />
  );
}
