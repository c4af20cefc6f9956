import { use, type JSX } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button.tsx';
import { StatusLabel } from '../../packages/ui/src/components/StatusLabel/StatusLabel.tsx';
import { Stepper } from '../../packages/ui/src/components/Stepper/Stepper.tsx';
import { Table, type TableColumn } from '../../packages/ui/src/components/Table/Table.tsx';
import type { StatusTone } from '../../packages/ui/src/theme/statusTone.ts';
import type { Density } from '../../packages/ui/src/theme/rootAttributes.ts';
import { ThemeScope } from '../../packages/ui/src/theme/ThemeScope.tsx';
import { LookContext } from '../LookContext.ts';
import { Example } from './Example.tsx';

/** One accent: the same button in both views, and the parts without accent. */
export function OneAccent(): JSX.Element {
  const { theme, density } = use(LookContext);
  return (
    <Example label="Apollo, then Artemis. The accent shows the view and the one next action. The other button is quiet.">
      <div className="page-row">
        {(['apollo', 'artemis'] as const).map((view) => (
          <ThemeScope key={view} {...{ theme, view, density }} className="page-row">
            <Button variant="primary">Open a case</Button>
            <Button>Export</Button>
          </ThemeScope>
        ))}
      </div>
    </Example>
  );
}

/** One grammar of states, in a stepper. */
export function OneGrammar(): JSX.Element {
  return (
    <Example label="Done is ink, current has the accent’s ring, “needs you” has an exclamation mark.">
      <Stepper
        current="options"
        steps={[
          { id: 'sites', label: 'Sites', state: 'done' },
          { id: 'options', label: 'Options' },
          { id: 'prices', label: 'Prices', state: 'error' },
          { id: 'order', label: 'Order' },
        ]}
      />
    </Example>
  );
}

type Order = { id: string; site: string; status: string; tone: StatusTone };

const orders: readonly Order[] = [
  { id: 'ORD-20418', site: 'Amsterdam', status: 'In delivery', tone: 'info' },
  { id: 'ORD-20391', site: 'London', status: 'Waiting for you', tone: 'caution' },
  { id: 'ORD-20377', site: 'Frankfurt', status: 'Complete', tone: 'positive' },
];

const columns: readonly TableColumn<Order>[] = [
  { id: 'id', header: 'Order', cell: ({ id }) => id, kind: 'identifier' },
  { id: 'site', header: 'Site', cell: ({ site }) => site },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, tone }) => (
      <StatusLabel tone={tone} emphasis={tone === 'caution' ? 'strong' : 'quiet'}>
        {status}
      </StatusLabel>
    ),
  },
];

/** The three values of `WaitingForLabel`, as lists show them. */
export function WhoItWaitsFor(): JSX.Element {
  return (
    <Example label="The same three answers for cases, orders, quotes and approvals. Only yours is loud.">
      <div className="page-row">
        <StatusLabel tone="caution" emphasis="strong">
          Waiting for you
        </StatusLabel>
        <StatusLabel>Waiting for us</StatusLabel>
        <StatusLabel>With our supplier</StatusLabel>
      </div>
    </Example>
  );
}

/** Quiet where things are normal: a table in which one order needs action. `density` shows it in one density. */
export function QuietTable({ density, label }: { density?: Density; label: string }): JSX.Element {
  const look = use(LookContext);
  return (
    <Example label={label}>
      <ThemeScope {...look} density={density ?? look.density}>
        <Table
          caption="Orders"
          columns={columns}
          data={{ status: 'ready', rows: orders }}
          rowId={({ id }) => id}
        />
      </ThemeScope>
    </Example>
  );
}
