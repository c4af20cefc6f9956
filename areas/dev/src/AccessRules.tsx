import { useCurrentUser, usePortalServices } from '@quayside/portal-core/react';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { describedRules, requirements } from './developerTexts.ts';

interface JudgedRule {
  name: string;
  opens: string;
  asksFor: string;
  /** Empty when the rule is met. */
  missing: string;
}

const columns: readonly TableColumn<JudgedRule>[] = [
  { id: 'rule', header: 'Rule', kind: 'identifier', cell: ({ name }) => name },
  { id: 'opens', header: 'Opens', cell: ({ opens }) => opens },
  { id: 'asks-for', header: 'Asks for', cell: ({ asksFor }) => asksFor },
  { id: 'decision', header: 'Decision', cell: ({ missing }) => <Decision missing={missing} /> },
];

export function AccessRules(): JSX.Element {
  const { access } = usePortalServices();
  const user = useCurrentUser();
  const rows = Object.entries(describedRules).map(([name, { rule, opens }]): JudgedRule => {
    const decision = access.evaluate(rule, user);
    return {
      name,
      opens,
      asksFor: inWords(rule.requires),
      missing: decision.granted ? '' : inWords(decision.missing),
    };
  });
  const granted = rows.filter(({ missing }) => missing === '').length;
  return (
    <Card
      as="section"
      inset="none"
      title="Access"
      lead={`${granted} of ${rows.length} rules give you access`}
    >
      <Table
        caption="Access"
        hideCaption
        columns={columns}
        data={{ status: 'ready', rows }}
        rowId={({ name }) => name}
      />
    </Card>
  );
}

function Decision({ missing }: Pick<JudgedRule, 'missing'>): JSX.Element {
  if (missing === '') return <StatusLabel tone="positive">Granted</StatusLabel>;
  return (
    <Stack gap={4}>
      <div>
        <StatusLabel tone="caution">Denied</StatusLabel>
      </div>
      <span>{`Missing: ${missing}`}</span>
    </Stack>
  );
}

function inWords(names: readonly string[]): string {
  return names.map((name) => requirements.get(name) ?? name).join(', ');
}
