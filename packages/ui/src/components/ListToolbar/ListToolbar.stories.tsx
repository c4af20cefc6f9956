import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { downloadIcon, searchIcon } from '../../icons/index.ts';
import { filterBar, listToolbar } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { serviceFilters } from '../FilterBar/FilterBar.fixtures.ts';
import { FilterBar, useFilterBarState, type FilterBarValue } from '../FilterBar/FilterBar.tsx';
import type { TableFilterSelection, TableSelectedRows } from '../Table/Table.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx';

function Filters() {
  const [value, onChange] = useState<FilterBarValue>({ status: ['live'] });
  return (
    <FilterBar
      {...useFilterBarState()}
      filters={serviceFilters}
      value={value}
      onChange={onChange}
      search={<TextField type="search" icon={searchIcon} aria-label="Search services" />}
      resultCount="9,874 services"
    />
  );
}

function Stateful({ selection, ...rest }: ListToolbarProps) {
  const first: TableSelectedRows = 'selected' in selection ? selection.selected : { kind: 'ids', ids: [] };
  const [selected, setSelected] = useState(first);
  const filterSelection: TableFilterSelection = {
    total: 9874,
    selected,
    actions: selection.actions,
    onSelectedChange: (rows) => {
      setSelected(rows);
      if ('onSelectedChange' in selection) selection.onSelectedChange(rows);
    },
  };
  return <ListToolbar {...rest} selection={filterSelection} />;
}

const onSelectedChange = fn();
const selectionOf = (selected: TableSelectedRows): TableFilterSelection => ({
  selected,
  total: 9874,
  onSelectedChange,
  actions: (
    <Button size="compact" icon={downloadIcon}>
      CSV
    </Button>
  ),
});

const meta = preview.meta({
  title: 'Data/ListToolbar',
  component: ListToolbar,
  parameters: {
    layout: 'padded',
  },
  args: {
    filters: <Filters />,
    rowIds: ['GB-LON-0387', 'GB-MAN-0733'],
    selection: selectionOf({ kind: 'ids', ids: [] }),
  },
  argTypes: { filters: { control: false } },
  render: (args) => <Stateful {...args} />,
});

export const Idle = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const toolbar = listToolbar(canvasElement, userEvent);
    await expect(toolbar.isSelecting()).toBe(false);
    await expect(toolbar.selection()).toBe('');
    await filterBar(canvasElement, userEvent).clearAll();
    await expect(filterBar(canvasElement, userEvent).chips()).toEqual([]);
  },
});

/** The page is selected, so all rows that the filter finds are offered. Focus stays in the toolbar. */
export const Selecting = meta.story({
  args: { selection: selectionOf({ kind: 'ids', ids: ['GB-LON-0387', 'GB-MAN-0733'] }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const toolbar = listToolbar(canvasElement, userEvent);
    const height = toolbar.element().offsetHeight;
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await toolbar.selectAllPages();
    await expect(onSelectedChange).toHaveBeenLastCalledWith({ kind: 'allExcept', ids: [] });
    await expect(toolbar.selection()).toContain('9,874');
    await expect(toolbar.offersAllPages()).toBe(false);
    await expect(toolbar.element().contains(document.activeElement)).toBe(true);

    await toolbar.clearSelection();
    await expect(toolbar.isSelecting()).toBe(false);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toBeVisible());
    await expect(toolbar.element().contains(document.activeElement)).toBe(true);
    // The content below stays where it is if the bulk bar has no more lines than the filters.
    if (window.innerWidth > 600) await expect(toolbar.element().offsetHeight).toBe(height);
  },
});

export const AllExceptOne = meta.story({
  args: { selection: selectionOf({ kind: 'allExcept', ids: ['GB-LON-0387'] }) },
});

export const Narrow = meta.story({
  args: { selection: selectionOf({ kind: 'ids', ids: ['GB-LON-0387', 'GB-MAN-0733'] }) },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
});
