import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { downloadIcon } from '../../icons/index.ts';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { circuitActions, circuits, columns, type Circuit } from './Table.fixtures.tsx';
import { Table, type TableColumn } from './Table.tsx';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it.each(['ltr', 'rtl'] as const)(
  'Table keeps the row actions visible while its columns scroll (%s)',
  async (direction) => {
    await page.viewport(900, 768);
    container.style.inlineSize = '660px';
    root.render(
      <QuaysideProvider direction={direction}>
        <Table
          caption="Services"
          columns={columns}
          data={{ status: 'ready', rows: circuits }}
          rowId={({ id }) => id}
          rowActions={circuitActions}
          selection={{ selectedIds: [], onSelectionChange: () => undefined }}
        />
      </QuaysideProvider>,
    );
    const region = page.getByRole('region', { name: 'Services' });
    await expect.element(region).toBeVisible();
    const action = page.getByRole('link', { name: 'Change GB-LON-0387' }).element();
    const { left, top, width, height } = action.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(met?.closest('a')).toBe(action);

    // The first column is sticky at the start: its header and its cells are on top.
    const box = region.element();
    box.scrollTo({ left: direction === 'rtl' ? -box.scrollWidth : box.scrollWidth, behavior: 'instant' });
    for (const cell of [
      page.getByRole('columnheader', { name: 'Circuit' }),
      page.getByRole('rowheader').first(),
    ]) {
      const place = cell.element().getBoundingClientRect();
      const topmost = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      expect(cell.element().contains(topmost)).toBe(true);
    }
  },
);

it('Table has lower rows when it is compact', async () => {
  await page.viewport(1300, 768);
  root.render(
    <QuaysideProvider>
      <Table
        caption="Services"
        columns={columns}
        data={{ status: 'ready', rows: circuits }}
        rowId={({ id }) => id}
        rowActions={({ id }) => <IconButton icon={downloadIcon} label={`Download ${id}`} />}
        density="compact"
      />
    </QuaysideProvider>,
  );
  const row = page.getByRole('row', { name: /NL-AMS-2041/ });
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeCloseTo(36 + 1, 0);
});

it('Table renders unchanged rows only once', async () => {
  const cell = vi.fn<(circuit: Circuit) => string>(({ site }) => site);
  const once: readonly TableColumn<Circuit>[] = [{ id: 'site', header: 'Site', cell }];
  const draw = (selectedIds: readonly string[]) =>
    root.render(
      <QuaysideProvider>
        <Table
          caption="Services"
          columns={once}
          data={{ status: 'ready', rows: circuits }}
          rowId={({ id }) => id}
          selection={{ selectedIds, onSelectionChange: () => undefined }}
        />
      </QuaysideProvider>,
    );
  draw([]);
  await expect.element(page.getByRole('checkbox').nth(1)).not.toBeChecked();
  draw(['NL-AMS-2041']);
  await expect.element(page.getByRole('checkbox').nth(1)).toBeChecked();
  expect(cell).toHaveBeenCalledTimes(circuits.length + 1);
});

const withStatuses: readonly TableColumn<Circuit>[] = [
  { id: 'circuit', header: 'Circuit', cell: ({ id }) => id },
  { id: 'site', header: 'Site', cell: ({ site }) => site },
  { id: 'state', header: 'State', width: 'fit', widest: 'Service down', cell: ({ id }) => stateOf(id) },
];
const stateOf = (id: string): string => (id === circuits[0]?.id ? 'Live' : 'Service down');

const widthsIn = (element: HTMLElement): number[] =>
  [...element.querySelectorAll('thead th')].map((cell) => Math.round(cell.getBoundingClientRect().width));

function tableOf(rows: readonly Circuit[]): JSX.Element {
  return (
    <QuaysideProvider>
      <Table
        caption="Services"
        columns={withStatuses}
        data={{ status: 'ready', rows }}
        rowId={({ id }) => id}
      />
    </QuaysideProvider>
  );
}

it('Table keeps the width of its columns when other rows come', async () => {
  await page.viewport(1300, 768);
  root.render(tableOf(circuits.slice(0, 1)));
  await expect.poll(() => container.querySelector('thead [data-share]')).not.toBeNull();
  const before = widthsIn(container);
  const longer = circuits.map(({ site, ...rest }) => ({ ...rest, site: `${site}, behind the reception` }));
  root.render(tableOf(longer));
  await expect.poll(() => container.querySelectorAll('tbody tr').length).toBe(circuits.length);
  expect(widthsIn(container)).toEqual(before);
});
