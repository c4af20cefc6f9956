import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { table } from '../../testing/index.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Button } from '../Button/Button.tsx';
import { circuitActions, circuits, columns, type Circuit } from './Table.fixtures.tsx';
import { defaultTableLabels } from './Table.labels.ts';
import { Table, type TableProps, type TableSelectedRows } from './Table.tsx';

const caption = 'Services of the list';

const meta = preview.meta<TableProps<Circuit>, DecoratorFunction, TableProps<Circuit>>({
  title: 'Data/Table in lists',
  component: Table,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    caption,
    columns,
    data: { status: 'ready', rows: circuits },
    rowId: (circuit) => circuit.id,
    rowActions: circuitActions,
    labels: defaultTableLabels,
  },
  decorators: [(Story: () => ReactNode) => <div style={{ maxInlineSize: 1100 }}>{Story()}</div>],
});

/** The user hid two columns and moved one. A column that names the row stays. */
export const ChosenColumns = meta.story({
  args: {
    columnSettings: { order: ['circuit', 'price', 'site'], hidden: ['circuit', 'product', 'bandwidth'] },
  },
  play: async ({ canvasElement, userEvent }) => {
    await expect(table(canvasElement, userEvent).headers()).toEqual(
      ['circuit', 'price', 'site', 'status'].map((id) => columns.find((column) => column.id === id)?.header),
    );
  },
});

export const Compact = meta.story({
  args: { density: 'compact', selection: { selectedIds: ['GB-LON-0387'], onSelectionChange: fn() } },
});

/** A click anywhere in a row follows its link, except on another control or when it selects text. */
export const RowTarget = meta.story({
  args: { isRowTarget: true, selection: { selectedIds: [], onSelectionChange: fn() } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    followed.mockClear();
    await services.press('FR-PAR-0092');
    await expect(followed).toHaveBeenLastCalledWith('/services/FR-PAR-0092');
    await services.toggle('FR-PAR-0092');
    await services.act('FR-PAR-0092', 'Change FR-PAR-0092');
    await expect(followed.mock.calls).toEqual([
      ['/services/FR-PAR-0092'],
      ['/services/change-requests/new?service=FR-PAR-0092'],
    ]);

    // A drag across the text ends in a click.
    const site = canvas.getByText('Paris, Rue de Rivoli 88');
    followed.mockClear();
    const selected = window.getSelection();
    site.addEventListener('mouseup', () => selected?.selectAllChildren(site), { once: true });
    await userEvent.click(site);
    await expect(followed).not.toHaveBeenCalled();
    selected?.removeAllRanges();
  },
});

const total = 9874;
const exported = fn();
const format = (count: number): string => count.toLocaleString('en-GB');

function FilterSelection({ start, labels }: { start: TableSelectedRows; labels: typeof defaultTableLabels }) {
  const [selected, onSelectedChange] = useState(start);
  return (
    <Table
      caption={caption}
      columns={columns}
      data={{ status: 'ready', rows: circuits }}
      rowId={(circuit) => circuit.id}
      labels={labels}
      selection={{
        selected,
        onSelectedChange,
        total,
        actions: (
          <Button size="compact" onClick={() => exported(selected)}>
            CSV
          </Button>
        ),
      }}
    />
  );
}

/** Once the page is selected, the table offers all rows that the filter finds. Rows can then be taken out. */
export const AllPages = meta.story({
  render: () => <FilterSelection start={{ kind: 'ids', ids: [] }} labels={defaultTableLabels} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    const { selectAllPages, allSelected, allExceptSelected, noneSelected, clearSelection } =
      defaultTableLabels;
    const all = fillLabel(selectAllPages, { count: format(total) });
    await expect(canvas.queryByRole('button', { name: all })).toBeNull();
    await services.toggleAll();
    await userEvent.click(canvas.getByRole('button', { name: all }));
    await expect(canvas.queryByRole('button', { name: all })).toBeNull();
    await expect(document.activeElement).toContainElement(services.element());
    await expect(services.selection()).toBe(fillLabel(allSelected, { count: format(total) }));

    await services.toggle('GB-LON-0387');
    await expect(services.selection()).toBe(
      fillLabel(allExceptSelected, { count: format(total - 1), except: 1 }),
    );
    await expect(services.selected()).not.toContain('GB-LON-0387');
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(exported).toHaveBeenLastCalledWith({ kind: 'allExcept', ids: ['GB-LON-0387'] });

    await userEvent.click(canvas.getByRole('button', { name: clearSelection }));
    await expect(services.selection()).toBe(noneSelected);
    await expect(services.selected()).toEqual([]);
  },
});

export const AllPagesExceptOne = meta.story({
  render: () => (
    <FilterSelection start={{ kind: 'allExcept', ids: ['FR-PAR-0092'] }} labels={defaultTableLabels} />
  ),
});

function GrowingTable({ labels }: { labels: typeof defaultTableLabels }) {
  const [isLoading, setIsLoading] = useState(false);
  const rows = circuits.slice(0, 4);
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        data={isLoading ? { status: 'loadingMore', rows, expectedRows: 2 } : { status: 'ready', rows }}
        rowId={(circuit) => circuit.id}
        labels={labels}
      />
      <Button onClick={() => setIsLoading(true)}>Load more services</Button>
    </>
  );
}

/** The next rows load below the others, which do not move. */
export const LoadingMore = meta.story({
  render: () => <GrowingTable labels={defaultTableLabels} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    const tops = () =>
      services.rows().map((_, index) => canvas.getAllByRole('rowheader')[index]?.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more services' }));
    await waitFor(() => expect(canvas.getByText(defaultTableLabels.loadingMore)).toHaveRole('status'));
    await expect(tops()).toEqual(before);
    await expect(services.rows()).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(6);
  },
});
