'use client';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import { countOf, toSelectionModel } from '../Table/selection.ts';
import { defaultTableLabels } from '../Table/Table.labels.ts';
import { TableSelectionControls } from '../Table/TableSelectionControls.tsx';
import type { TableLabels, TableSelection } from '../Table/Table.types.ts';
import { BulkBar, FilterSlot, ToolbarRoot } from './ListToolbar.styles.ts';

/** The filters of a list, and the selection of its `Table`. */
export type ListToolbarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A `FilterBar`. It is kept, but can be neither seen nor reached, while rows are selected. */
  filters: ReactNode;
  /** The `selection` of the table, which has `hideSelection`. */
  selection: TableSelection;
  /** The ids of the rows on this page. */
  rowIds: readonly string[];
  /** The strings of the bulk bar are those of the `Table`. */
  labels?: Partial<TableLabels>;
};

/**
 * The filter bar above a table. While rows are selected, a bulk bar takes its place: how many, "Select all 9,874", and the
 * actions for them. Nothing below it moves.
 */
export function ListToolbar({ filters, selection, rowIds, labels, ...rest }: ListToolbarProps): JSX.Element {
  const text = useLabels('Table', defaultTableLabels, labels);
  const filterRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const model = toSelectionModel(selection);
  const isSelecting = countOf(model.rows, model.total) > 0;
  const wasSelecting = useRef(isSelecting);
  useLayoutEffect(() => {
    // The focused button went away with the bar.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasSelecting.current && !isSelecting && isLost) filterRef.current?.focus({ preventScroll: true });
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return (
    <ToolbarRoot {...rest} data-toolbar={isSelecting ? 'selecting' : 'idle'}>
      <FilterSlot ref={filterRef} inert={isSelecting} tabIndex={-1}>
        {filters}
      </FilterSlot>
      <BulkBar ref={barRef} tabIndex={-1}>
        {/* Also without a selection, because a live region announces only its changes. */}
        <TableSelectionControls
          selection={model}
          actions={selection.actions}
          rowIds={rowIds}
          text={{ ...text, noneSelected: '' }}
          keepFocus={() => barRef.current?.focus({ preventScroll: true })}
        />
      </BulkBar>
    </ToolbarRoot>
  );
}
