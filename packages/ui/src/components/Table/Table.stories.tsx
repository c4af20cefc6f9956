import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import { inlineEdges, inlineSign } from '../../../../../.storybook/inlineDirection.ts';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { filterIcon } from '../../icons/index.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { tokenNumbers, tokens } from '../../tokens/generated/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { circuitActions, circuits, columns, type Circuit } from './Table.fixtures.tsx';
import { Table, type TableProps, type TableSort, type TableLabels } from './Table.tsx';

const labels = () => labelsOf<TableLabels>('Table');
const selected = (count: number) => fillLabel(labels().selected, { count });

const services: TableProps<Circuit> = {
  caption: 'Services',
  columns,
  data: { status: 'ready', rows: circuits },
  rowId: (circuit) => circuit.id,
};

const meta = preview.meta<TableProps<Circuit>, DecoratorFunction, TableProps<Circuit>>({
  title: 'Data/Table',
  component: Table,
  parameters: {
    layout: 'padded',
  },
  args: services,
  argTypes: {
    columns: { control: false },
    data: { control: false },
    sort: { control: false },
    selection: { control: false },
    rowActions: { control: false },
    empty: { control: false },
  },
});

const inWide = (Story: () => ReactNode) => <div style={{ maxInlineSize: 1100 }}>{Story()}</div>;
const inNarrow = (Story: () => ReactNode) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>;

export const Ready = meta.story({
  decorators: [inWide],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Services' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
    const row = canvas.getByRole('row', { name: /^NL-AMS-2041/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('NL-AMS-2041');
    await expect(within(row).getAllByRole('cell')).toHaveLength(columns.length - 1);
    await expect(row.getBoundingClientRect().height).toBeCloseTo(tokenNumbers.size.controlTouch + 1, 0);
    const number = within(row).getByRole('cell', { name: '500' });
    await expect(getComputedStyle(number).textAlign).toBe('end');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function SortedTable({ start }: { start: TableSort }) {
  const [sort, setSort] = useState(start);
  const key = sort.columnId === 'bandwidth' ? 'bandwidth' : 'id';
  const rows = circuits.toSorted((one, other) => (one[key] > other[key] ? 1 : -1));
  return (
    <Table
      caption="Services"
      columns={columns}
      data={{ status: 'ready', rows: sort.direction === 'ascending' ? rows : rows.toReversed() }}
      rowId={(circuit) => circuit.id}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

export const SortedAscending = meta.story({
  render: () => <SortedTable start={{ columnId: 'circuit', direction: 'ascending' }} />,
  decorators: [inWide],
  play: async ({ canvas, userEvent }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    const first = () => canvas.getAllByRole('rowheader')[0];
    await expect(header('Circuit')).toHaveAttribute('aria-sort', 'ascending');
    await expect(header('Site')).not.toHaveAttribute('aria-sort');
    await expect(first()).toHaveTextContent('DE-FRA-1120');
    const button = within(header('Circuit')).getByRole('button', { name: 'Circuit' });
    await userEvent.click(button);
    await expect(header('Circuit')).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(first()).toHaveTextContent('NL-AMS-2041'));
    await expect(
      canvas.getByText(fillLabel(labels().sortedDescending, { column: 'Circuit' })),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mbit/s' }));
    await expect(header('Mbit/s')).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(first()).toHaveTextContent('FR-PAR-0092'));
    await userEvent.click(canvas.getByRole('button', { name: 'Circuit' }));
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(tokenNumbers.size.target);
  },
});

export const SortedDescending = meta.story({
  tags: ['!autodocs'],
  render: () => <SortedTable start={{ columnId: 'bandwidth', direction: 'descending' }} />,
  decorators: [inWide],
});

const exported = fn();

function SelectableTable({ start }: { start: string[] }) {
  const [selectedIds, onSelectionChange] = useState(start);
  return (
    <Table
      caption="Services"
      columns={columns}
      data={{ status: 'ready', rows: circuits }}
      rowId={(circuit) => circuit.id}
      rowActions={circuitActions}
      selection={{
        selectedIds,
        onSelectionChange,
        actions: (
          <Button size="compact" onClick={() => exported(selectedIds)}>
            Export
          </Button>
        ),
      }}
    />
  );
}

export const Selection = meta.story({
  render: () => <SelectableTable start={[]} />,
  decorators: [inWide],
  play: async ({ canvas, userEvent }) => {
    exported.mockClear();
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = top();
    await expect(canvas.getByText(labels().noneSelected)).toBeVisible();
    await userEvent.click(box(`${labels().selectRow} GB-LON-0387`));
    await expect(box(labels().selectAll)).toBePartiallyChecked();
    await expect(canvas.getByText(selected(1))).toBeVisible();
    await expect(top()).toBe(before);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(`${labels().selectRow} IE-DUB-0415`));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText(selected(4))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(exported).toHaveBeenCalledOnce();
    await expect(exported).toHaveBeenLastCalledWith([
      'GB-LON-0387',
      'DE-FRA-1120',
      'FR-PAR-0092',
      'IE-DUB-0415',
    ]);
    await userEvent.click(box(labels().selectAll));
    await expect(canvas.getByText(selected(6))).toBeVisible();
    await userEvent.click(box(labels().selectAll));
    await expect(canvas.getByText(labels().noneSelected)).toBeVisible();
    await userEvent.click(box(`${labels().selectRow} FR-PAR-0092`));
    await userEvent.click(canvas.getByRole('button', { name: labels().clearSelection }));
    await expect(box(`${labels().selectRow} FR-PAR-0092`)).not.toBeChecked();
    await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
  },
});

/** Rows on other pages stay selected and count. */
export const SomeSelected = meta.story({
  tags: ['!autodocs'],
  render: () => <SelectableTable start={['NL-AMS-2041', 'DE-FRA-1120', 'US-NYC-0001']} />,
  decorators: [inWide],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(fillLabel(labels().selectedElsewhere, { count: 3, others: 1 })),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: labels().selectAll })).toBePartiallyChecked();
  },
});

export const RowActions = meta.story({
  args: { rowActions: circuitActions },
  decorators: [inWide],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: labels().actions })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Change FR-PAR-0092' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    data: { status: 'loading', expectedRows: 6 },
    rowActions: circuitActions,
    selection: { selectedIds: [], onSelectionChange: fn() },
  },
  decorators: [inWide],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Services' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    // The words of the head come with the rows, which decide how wide the columns are.
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
    await expect(canvas.getByText(labels().loading)).toHaveRole('status');
    const rows = canvasElement.querySelectorAll('tbody tr');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]?.getBoundingClientRect().height).toBeCloseTo(tokenNumbers.size.controlTouch + 1, 0);
  },
});

/** The previous rows stay visible and usable. */
export const Refreshing = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'refreshing', rows: circuits } },
  decorators: [inWide],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().refreshing)).toHaveRole('status');
    await expect(canvas.getAllByRole('row')).toHaveLength(circuits.length + 1);
  },
});

export const Empty = meta.story({
  args: {
    data: { status: 'ready', rows: [] },
    empty: (
      <EmptyState
        icon={filterIcon}
        title="No service fits this filter"
        action={<Button size="compact">Clear the filter</Button>}
      >
        You have 38 services at other sites.
      </EmptyState>
    ),
  },
  decorators: [inWide],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent(/^No service fits this filter/);
  },
});

export const EmptyWithoutWords = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', rows: [] } },
  decorators: [inWide],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(labels().empty)).toBeVisible();
  },
});

function FailingTable() {
  const [failed, setFailed] = useState(true);
  return (
    <Table
      caption="Services"
      columns={columns}
      data={failed ? { status: 'error', onRetry: () => setFailed(false) } : { status: 'loading' }}
      rowId={(circuit: Circuit) => circuit.id}
    />
  );
}

/** The button that tries again unmounts; focus stays in the table. */
export const Failed = meta.story({
  render: () => <FailingTable />,
  decorators: [inWide],
});

export const Retried = meta.story({
  tags: ['!autodocs'],
  render: () => <FailingTable />,
  decorators: [inWide],
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('cell');
    await expect(cell).toHaveTextContent(labels().failed);
    await userEvent.click(within(cell).getByRole('button', { name: labels().retry }));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
  },
});

export const FailedWithoutRetry = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'error', message: 'Your services can be seen again after 14:00' } },
  decorators: [inWide],
});

/** Every row is a card. It is still a table to screen readers, with every action. */
export const Narrow = meta.story({
  render: () => <SelectableTable start={['GB-LON-0387']} />,
  decorators: [inNarrow],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /NL-AMS-2041/ });
    await expect(getComputedStyle(row).display).toBe('grid');
    await expect(within(row).getAllByRole('cell')).toHaveLength(columns.length + 1);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(columns.length + 2);
    const status = within(row).getByText('Active').closest('td');
    await expect(status).toHaveAttribute('data-label', 'Status');
    // The text, with or without the attribute resolved: browsers report the same style differently.
    await expect(getComputedStyle(status ?? row, '::before').content).toMatch(
      /^(?:"Status"|attr\(data-label\)) \/ ""$/,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: `${labels().selectRow} NL-AMS-2041` }));
    await expect(canvas.getByText(selected(2))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NarrowSorted = meta.story({
  tags: ['!autodocs'],
  render: () => <SortedTable start={{ columnId: 'circuit', direction: 'ascending' }} />,
  decorators: [inNarrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mbit/s' }));
    await expect(canvas.getByRole('columnheader', { name: 'Mbit/s' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('FR-PAR-0092'));
  },
});

/** Inside a Card the rows have no cards of their own. */
export const NarrowInACard = meta.story({
  tags: ['!autodocs'],
  args: {
    hideCaption: true,
    rowActions: circuitActions,
    data: { status: 'ready', rows: circuits.slice(0, 3) },
  },
  decorators: [inNarrow],
  render: (args) => (
    <Card title="Services" inset="none">
      <Table {...args} />
    </Card>
  ),
});

export const NarrowLoading = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'loading', expectedRows: 3 } },
  decorators: [inNarrow],
});

export const NarrowFailed = meta.story({
  tags: ['!autodocs'],
  render: () => <FailingTable />,
  decorators: [inNarrow],
});

const many = Array.from({ length: 6 }, (_, turn) =>
  columns.map((column) =>
    Object.assign({}, column, {
      id: `${column.id}-${turn}`,
      isRowHeader: turn === 0 && column.id === 'circuit',
    }),
  ),
).flat();

/** A table with too many columns scrolls, also by keyboard. */
export const Overflowing = meta.story({
  tags: ['!autodocs'],
  args: { columns: many },
  decorators: [inWide],
  play: async ({ canvas, userEvent }) => {
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Services' }));
    await userEvent.tab();
    await expect(region).toHaveFocus();
    // A shade marks that there are more columns.
    const shade = (): number => Number(getComputedStyle(region, '::after').opacity);
    await waitFor(() => expect(shade()).toBe(1));
    region.scrollTo({ left: inlineSign() * region.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(shade()).toBe(0));
    // The first column stays in view.
    const [name] = canvas.getAllByRole('rowheader');
    const start = (element = region): number => inlineEdges(element.getBoundingClientRect()).start;
    await expect(start(name)).toBeCloseTo(start(region), 0);
    region.scrollTo({ left: 0, behavior: 'instant' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const ended = fn();

function RowMenu({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <MenuButton
      trigger="icon"
      align="end"
      label={`Actions on ${id}`}
      items={[
        { id: 'change', kind: 'link', label: 'Change', href: `/services/${id}/change` },
        { id: 'report', kind: 'link', label: 'Report a fault', href: `/services/${id}/faults` },
        { id: 'end', kind: 'action', label: 'End', tone: 'critical', onSelect: () => ended(id) },
      ]}
      open={open}
      onOpenChange={setOpen}
    />
  );
}

/** The scroll container does not clip a menu in the last row. */
export const OverflowingWithMenus = meta.story({
  tags: ['!autodocs'],
  args: {
    columns: many,
    data: { status: 'ready', rows: circuits.slice(0, 2) },
    rowActions: ({ id }) => <RowMenu id={id} />,
  },
  decorators: [inWide],
  parameters: { frame: { height: 340 } },
  play: async ({ canvas, userEvent }) => {
    ended.mockClear();
    const region = await waitFor(() => canvas.getByRole('region', { name: 'Services' }));
    const trigger = canvas.getByRole('button', { name: 'Actions on GB-LON-0387' });
    region.scrollTo({ left: inlineSign() * region.scrollWidth, behavior: 'instant' });
    await userEvent.click(trigger);
    const end = canvas.getByRole('button', { name: 'End' });
    const { left, top, bottom, width, height } = end.getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(region.getBoundingClientRect().bottom);
    // The menu is the topmost element there.
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(met?.closest('button')).toBe(end);
    await userEvent.click(end);
    await expect(ended).toHaveBeenCalledOnce();
    await expect(ended).toHaveBeenLastCalledWith('GB-LON-0387');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(trigger).toHaveFocus();
  },
});

const long = circuits.flatMap((circuit) =>
  Array.from({ length: 8 }, (_, turn) => ({ ...circuit, id: `${circuit.id.slice(0, -1)}${turn}` })),
);

const underBar = { '--qs-table-head-offset': tokens.size.bar, inlineSize: '100%' };

/** The head is sticky below the bar. */
export const StickyHead = meta.story({
  tags: ['!autodocs'],
  args: { data: { status: 'ready', rows: long }, style: underBar },
  parameters: { frame: { height: 480 } },
  decorators: [inWide],
  play: async ({ canvas }) => {
    window.scrollTo({ top: 800, behavior: 'instant' });
    await waitFor(async () => {
      const { top } = canvas.getByRole('columnheader', { name: 'Circuit' }).getBoundingClientRect();
      await expect(top).toBeCloseTo(tokenNumbers.size.bar, 0);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const HiddenCaption = meta.story({
  tags: ['!autodocs'],
  args: { hideCaption: true, data: { status: 'ready', rows: circuits.slice(0, 4) } },
  decorators: [inWide],
  render: (args) => (
    <Card
      title="Services"
      inset="none"
      footer={<Pagination page={1} pageSize={4} total={38} onPageChange={fn()} />}
    >
      <Table {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Services' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    data: {
      status: 'ready',
      rows: circuits.map((circuit) =>
        Object.assign({}, circuit, {
          site: `${circuit.site}, ${'Verwaltungsgebäude'.repeat(6)}`,
          product: 'A product whose name goes on and on '.repeat(3),
        }),
      ),
    },
  },
  decorators: [inWide],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  render: () => <SelectableTable start={['GB-LON-0387']} />,
  globals: { direction: 'rtl' },
  decorators: [inWide],
});

/** As wide as the page: resize the viewport. */
export const Responsive = meta.story({ tags: ['!autodocs'], render: () => <SelectableTable start={[]} /> });
