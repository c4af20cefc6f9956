import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { TrunkDetails } from '../api.ts';

type Endpoint = TrunkDetails['endpoints'][number];

const endpointColumns: readonly TableColumn<Endpoint>[] = [
  { id: 'address', header: 'Address', kind: 'identifier', isRowHeader: true, cell: ({ address }) => address },
  { id: 'transport', header: 'Transport', width: 'fit', cell: ({ transport }) => transport },
  {
    id: 'state',
    header: 'State',
    width: 'fit',
    cell: ({ state }) => (
      <StatusLabel tone={state === 'registered' ? 'positive' : 'critical'}>
        {state === 'registered' ? 'Registered' : 'Unreachable'}
      </StatusLabel>
    ),
  },
  { id: 'since', header: 'Since', cell: ({ since }) => <DateTime value={since} format="dateTime" /> },
];

/** The telephone systems that use a trunk. */
export function TrunkEndpoints({ endpoints }: { endpoints: readonly Endpoint[] }): JSX.Element {
  return (
    <Card as="section" title="Endpoints" lead="Your telephone systems that use this trunk.">
      <Capped items={endpoints}>
        {(shown) => (
          <Table
            caption="Endpoints"
            hideCaption
            columns={endpointColumns}
            data={{ status: 'ready', rows: shown }}
            rowId={({ address }) => address}
          />
        )}
      </Capped>
    </Card>
  );
}
