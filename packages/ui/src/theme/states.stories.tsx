import { useState, type CSSProperties, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stepper, type StepperStep } from '../components/Stepper/Stepper.tsx';
import { Table, type TableColumn } from '../components/Table/Table.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Timeline, type TimelineEvent } from '../components/Timeline/Timeline.tsx';
import { checkIcon } from '../icons/checkIcon.ts';
import { tokens } from '../tokens/generated/tokens.ts';
import { currentLine } from './currentLine.ts';
import { selectedSurface } from './selectedSurface.ts';
import { stateMark } from './stateMark.ts';

const Mark = styled.span`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  ${stateMark}
`;

const Current = styled.span`
  position: relative;
  padding: ${tokens.space[8]};
  font-weight: ${tokens.fontWeight.medium};

  &::after {
    ${currentLine}
  }
`;

const Selected = styled.span`
  ${selectedSurface}
  padding: ${tokens.space[8]} ${tokens.space[12]};
`;

const Disabled = styled.span`
  padding: ${tokens.space[8]};
  color: ${tokens.color.textDisabled};
`;

const grammar: readonly { name: string; rule: string; drawing: ReactNode }[] = [
  {
    name: 'Current',
    rule: 'Where you are. A line in the accent: at the foot of items in a row, at the start of items in a stack. A mark has an accent ring.',
    drawing: (
      <>
        <Current>Services</Current>
        <span aria-current="step">
          <Mark>3</Mark>
        </span>
      </>
    ),
  },
  {
    name: 'Selected',
    rule: 'What you chose, one or many. A tick, on a tint of the accent.',
    drawing: (
      <Selected>
        <Checkbox label="Frankfurt" checked onChange={fn()} />
      </Selected>
    ),
  },
  {
    name: 'Done',
    rule: 'Finished. A full disc in the colour of text, with a tick where it fits. It asks for no attention, so it has no colour.',
    drawing: (
      <span data-state="done">
        <Mark>
          <Icon icon={checkIcon} size={16} />
        </Mark>
      </span>
    ),
  },
  {
    name: 'Needs you',
    rule: 'Waits for you. An exclamation mark in caution; in critical when something is wrong. A word always says it too.',
    drawing: (
      <>
        <span data-state="needsYou">
          <Mark>!</Mark>
        </span>
        <span data-state="error">
          <Mark>!</Mark>
        </span>
      </>
    ),
  },
  {
    name: 'Disabled',
    rule: 'Cannot be used now. Quiet text, no background, no hover. Say why nearby.',
    drawing: <Disabled aria-disabled="true">Export</Disabled>,
  },
];

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'center',
  gap: `${tokens.space[8]} ${tokens.space[24]}`,
  paddingBlock: tokens.space[16],
  borderBlockEnd: `1px solid ${tokens.color.border}`,
};

function Grammar() {
  return (
    <dl style={{ margin: 0, maxInlineSize: 800 }}>
      {grammar.map(({ name, rule, drawing }) => (
        <div key={name} style={row}>
          <dt style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[16] }}>
            <strong style={{ minInlineSize: '6em' }}>{name}</strong>
            {drawing}
          </dt>
          <dd style={{ margin: 0, color: tokens.color.textQuiet }}>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = preview.meta({
  title: 'Foundations/States',
  component: Grammar,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: {
    docs: {
      description: {
        component:
          'One look for each state, in every component. `currentLine`, `selectedSurface` and `stateMark` draw them.',
      },
    },
  },
});

export const All = meta.story();

const steps: readonly StepperStep[] = [
  { id: 'sites', label: 'Sites', state: 'done' },
  { id: 'options', label: 'Options', state: 'error' },
  { id: 'prices', label: 'Prices' },
  { id: 'order', label: 'Order' },
];

const events: readonly TimelineEvent[] = [
  { id: 'received', title: 'Order received' },
  { id: 'charge', title: 'Construction charge to approve', state: 'needsYou' },
  { id: 'build', title: 'Build', state: 'coming' },
];

const rows = [
  { id: 'AMS-2041', site: 'Amsterdam' },
  { id: 'LON-0387', site: 'London' },
];

const columns: readonly TableColumn<(typeof rows)[number]>[] = [
  { id: 'id', header: 'Circuit', cell: ({ id }) => id, kind: 'identifier' },
  { id: 'site', header: 'Site', cell: ({ site }) => site },
];

function Components() {
  const [tab, setTab] = useState('open');
  const [page, setPage] = useState(2);
  const [selectedIds, onSelectionChange] = useState<string[]>(['AMS-2041']);
  return (
    <div style={{ display: 'grid', gap: tokens.space[32], maxInlineSize: 800 }}>
      <Tabs
        label="Cases"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { id: 'open', label: 'Open', panel: 'Three open cases.' },
          { id: 'closed', label: 'Closed', panel: 'No closed cases.' },
          { id: 'archive', label: 'Archive', panel: null, disabled: true },
        ]}
      />
      <Pagination page={page} pageSize={25} total={200} onPageChange={setPage} />
      <Stepper steps={steps} current="prices" />
      <Timeline events={events} />
      <Table
        caption="Circuits"
        columns={columns}
        data={{ status: 'ready', rows }}
        rowId={({ id }) => id}
        selection={{ selectedIds, onSelectionChange }}
      />
      <div>
        <Button disabled>Export</Button>
      </div>
    </div>
  );
}

export const InComponents = meta.story({
  render: () => <Components />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Closed' }));
    await expect(canvas.getByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
});
