'use client';
import { useMemo, useRef, type ChangeEvent, type JSX, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { rowCells } from './rowCells.ts';
import { followRowLink, keepMiddleButton } from './rowTarget.ts';
import { isSelectedIn, rangeTo, withRows, type SelectionModel } from './selection.ts';
import { TableRow } from './TableRow.tsx';
import type { TableColumn, TableData, TableLabels } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';

/** The props of the body. `id` is the prefix of its cells' ids. */
export type TableBodyProps<Row> = {
  id: string;
  columns: readonly TableColumn<Row>[];
  data: TableData<Row>;
  rowId: (row: Row) => string;
  rowIds: readonly string[];
  selection: SelectionModel | undefined;
  isRowTarget: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  empty: ReactNode;
  text: TableLabels;
  keepFocus: () => void;
};

export function TableBody<Row>(props: TableBodyProps<Row>): JSX.Element {
  const { columns, data, selection, rowActions, empty, text, keepFocus } = props;
  const shape = { columns, isSelectable: selection !== undefined, hasActions: rowActions !== undefined };
  if (data.status === 'loading') {
    return (
      <tbody aria-hidden="true">
        <LoadingRows {...shape} count={data.expectedRows ?? 5} />
      </tbody>
    );
  }
  if (data.status === 'error') {
    const { message, detail, onRetry } = data;
    const retry = onRetry && (
      <Button
        size="compact"
        onClick={() => {
          keepFocus();
          onRetry();
        }}
      >
        {text.retry}
      </Button>
    );
    return (
      <Message {...props}>
        <EmptyState status="failed" title={message ?? text.failed} action={retry}>
          {detail}
        </EmptyState>
      </Message>
    );
  }
  const more = data.status === 'loadingMore' && <LoadingRows {...shape} count={data.expectedRows ?? 3} />;
  return data.rows.length > 0 || more ? (
    <ReadyRows {...props} rows={data.rows} more={more} />
  ) : (
    <Message {...props}>{empty ?? <EmptyState title={text.empty} />}</Message>
  );
}

type ReadyRowsProps<Row> = TableBodyProps<Row> & { rows: readonly Row[]; more: ReactNode };

function ReadyRows<Row>({ rows, more, ...props }: ReadyRowsProps<Row>): JSX.Element {
  const { id, columns, rowIds, selection, isRowTarget, rowActions } = props;
  const cells = useMemo(() => rowCells(columns), [columns]);
  const last = useRef<string>(undefined);
  const isSelected = selection && isSelectedIn(selection.rows);
  // One listener for all rows, so that a row renders again only when it changes.
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLElement>): void {
    const row = target.closest('[data-cell="select"]')?.closest('tr');
    const chosen = row ? rowIds[row.sectionRowIndex] : undefined;
    if (!selection || chosen === undefined || !(target instanceof HTMLInputElement)) return;
    const isExtending = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const changed = isExtending ? rangeTo(rowIds, last.current, chosen) : [chosen];
    last.current = chosen;
    selection.change(withRows(selection.rows, changed, target.checked));
  }
  return (
    <tbody
      {...tableRoles.rowgroup}
      onChange={handleChange}
      {...(isRowTarget && {
        'data-target': 'row',
        onClick: followRowLink,
        onAuxClick: followRowLink,
        onMouseDown: keepMiddleButton,
      })}
    >
      {rows.map((row, index) => {
        const rowId = rowIds[index] ?? '';
        return (
          <TableRow
            key={rowId}
            id={`${id}-${index}`}
            selectId={`${id}-select`}
            row={row}
            cells={cells}
            isSelected={isSelected?.(rowId)}
            rowActions={rowActions}
          />
        );
      })}
      {more}
    </tbody>
  );
}

type MessageProps<Row> = TableBodyProps<Row> & { children: ReactNode };

function Message<Row>({ columns, selection, rowActions, children }: MessageProps<Row>): JSX.Element {
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <tbody {...tableRoles.rowgroup}>
      <tr {...tableRoles.row}>
        <td {...tableRoles.cell} data-cell="message" colSpan={width}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}
