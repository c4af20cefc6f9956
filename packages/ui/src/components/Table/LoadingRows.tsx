'use client';
import type { JSX } from 'react';
import { Skeleton, type SkeletonLength } from '../Skeleton/Skeleton.tsx';
import { cellAttributes, rowHeaderOf } from './columnAttributes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableColumn } from './Table.types.ts';

const lengths: SkeletonLength[] = ['long', 'medium', 'full', 'short'];

export type LoadingRowsProps<Row> = {
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean;
  hasActions: boolean;
  count: number;
};

/** Placeholder rows, as tall as rows of one line. Their cells vary in length, so that they look like a table. */
export function LoadingRows<Row>({
  columns,
  isSelectable,
  hasActions,
  count,
}: LoadingRowsProps<Row>): JSX.Element[] {
  const header = rowHeaderOf(columns);
  return Array.from({ length: count }, (_, row) => (
    <tr key={`loading-${row}`} aria-hidden="true">
      {isSelectable && (
        <td data-cell="select">
          <RowCheckbox disabled />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} {...cellAttributes(column, header)}>
          <div>
            <Skeleton length={lengths[(row + index * 3) % lengths.length] ?? 'full'} />
          </div>
        </td>
      ))}
      {hasActions && (
        <td data-cell="actions">
          <div>
            <Skeleton />
          </div>
        </td>
      )}
    </tr>
  ));
}
