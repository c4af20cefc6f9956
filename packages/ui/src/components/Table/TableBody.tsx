'use client';
import { useRef, type JSX, type ReactNode } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton, type SkeletonLength } from '../Skeleton/Skeleton.tsx';
import { columnAttributes, rowHeaderOf } from './columnAttributes.ts';
import { rangeTo, withRows } from './selection.ts';
import { TableRow } from './TableRow.tsx';
import type { TableColumn, TableData, TableLabels, TableSelection } from './Table.types.ts';
import { tableRoles } from './tableRoles.ts';

/** The props of the body. `id` is the prefix of its cells' ids. */
export type TableBodyProps<Row> = {
  id: string;
  columns: readonly TableColumn<Row>[];
  data: TableData<Row>;
  rowId: (row: Row) => string;
  rowIds: readonly string[];
  selection: TableSelection | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  empty: ReactNode;
  text: TableLabels;
  keepFocus: () => void;
};

/** The rows, or their placeholder. */
export function TableBody<Row>(props: TableBodyProps<Row>): JSX.Element {
  const { data, empty, text, keepFocus } = props;
  if (data.status === 'loading') return <LoadingRows {...props} count={data.expectedRows ?? 5} />;
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
        <EmptyState icon={criticalIcon} title={message ?? text.failed} action={retry}>
          {detail}
        </EmptyState>
      </Message>
    );
  }
  return data.rows.length > 0 ? (
    <ReadyRows {...props} rows={data.rows} />
  ) : (
    <Message {...props}>{empty ?? <EmptyState title={text.empty} />}</Message>
  );
}

function ReadyRows<Row>({ rows, ...props }: TableBodyProps<Row> & { rows: readonly Row[] }): JSX.Element {
  const { id, columns, rowId, rowIds, selection, rowActions } = props;
  const last = useRef<string>(undefined);
  const selected = new Set(selection?.selectedIds);
  function select(chosen: string, isIn: boolean, extend: boolean): void {
    if (!selection) return;
    const changed = extend ? rangeTo(rowIds, last.current, chosen) : [chosen];
    last.current = chosen;
    selection.onSelectionChange(withRows(selection.selectedIds, changed, isIn));
  }
  return (
    <tbody {...tableRoles.rowgroup}>
      {rows.map((row, index) => {
        const key = rowId(row);
        return (
          <TableRow
            key={key}
            id={`${id}-${index}`}
            selectId={`${id}-select`}
            row={row}
            columns={columns}
            isSelected={selection && selected.has(key)}
            onSelect={(isIn, extend) => select(key, isIn, extend)}
            actions={rowActions?.(row)}
          />
        );
      })}
    </tbody>
  );
}

const lengths: SkeletonLength[] = ['long', 'medium', 'full', 'short'];

type LoadingRowsProps<Row> = TableBodyProps<Row> & { count: number };

/** Placeholder cells of varying length, so that the result looks like a table. */
function LoadingRows<Row>({ columns, selection, rowActions, count }: LoadingRowsProps<Row>): JSX.Element {
  const header = rowHeaderOf(columns);
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {selection && (
            <td data-cell="select">
              <Checkbox disabled />
            </td>
          )}
          {columns.map((column, index) => (
            <td
              key={column.id}
              data-cell={column.id === header ? 'header' : 'value'}
              data-label={column.header}
              {...columnAttributes(column)}
            >
              <div>
                <Skeleton length={lengths[(row + index * 3) % lengths.length] ?? 'full'} />
              </div>
            </td>
          ))}
          {rowActions && (
            <td data-cell="actions">
              <div>
                <Skeleton />
              </div>
            </td>
          )}
        </tr>
      ))}
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
