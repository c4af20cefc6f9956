import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { DecoratorFunction } from 'storybook/internal/types';
import preview from '../../../../../.storybook/preview.tsx';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { table } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { circuitActions, circuits, columns, type Circuit } from './Table.fixtures.tsx';
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
  args: {
    isRowTarget: true,
    density: 'comfortable',
    selection: { selectedIds: [], onSelectionChange: fn() },
  },
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

function FilterSelection({ start }: { start: TableSelectedRows }) {
  const [selected, onSelectedChange] = useState(start);
  return (
    <Table
      caption={caption}
      columns={columns}
      data={{ status: 'ready', rows: circuits }}
      rowId={(circuit) => circuit.id}
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
  render: () => <FilterSelection start={{ kind: 'ids', ids: [] }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    const nothing = services.selection();
    await expect(services.offersAllPages()).toBe(false);
    await services.toggleAll();
    await services.selectAllPages();
    await expect(services.offersAllPages()).toBe(false);
    await expect(document.activeElement).toContainElement(services.element());
    await expect(services.selection()).toContain('9,874');

    await services.toggle('GB-LON-0387');
    await expect(services.selection()).toContain('9,873');
    await expect(services.selected()).not.toContain('GB-LON-0387');
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(exported).toHaveBeenLastCalledWith({ kind: 'allExcept', ids: ['GB-LON-0387'] });

    await services.clearSelection();
    await expect(services.selection()).toBe(nothing);
    await expect(services.selected()).toEqual([]);

    await services.toggleAll();
    await services.selectAllPages();
    await expect(services.selection()).toContain('9,874');
  },
});

export const AllPagesExceptOne = meta.story({
  tags: ['!autodocs'],
  render: () => <FilterSelection start={{ kind: 'allExcept', ids: ['FR-PAR-0092'] }} />,
});

function GrowingTable() {
  const [isLoading, setIsLoading] = useState(false);
  const rows = circuits.slice(0, 4);
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        data={isLoading ? { status: 'loadingMore', rows, expectedRows: 2 } : { status: 'ready', rows }}
        rowId={(circuit) => circuit.id}
      />
      <Button onClick={() => setIsLoading(true)}>Load more services</Button>
    </>
  );
}

/** The next rows load below the others, which do not move. */
export const LoadingMore = meta.story({
  render: () => <GrowingTable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const services = table(canvasElement, userEvent);
    const tops = () =>
      services.rows().map((_, index) => canvas.getAllByRole('rowheader')[index]?.getBoundingClientRect().top);
    const before = tops();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more services' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-state="loadingMore"]')).toBeVisible());
    await expect(tops()).toEqual(before);
    await expect(services.rows()).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(6);
  },
});
