'use client';
import type { JSX, ReactNode } from 'react';
import { tableRoles } from '../components/Table/tableRoles.ts';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../theme/Anchor.tsx';
import { ChartLink, ChartTableRoot } from './ChartTable.styles.ts';

/** One row. `mark` is drawn before its name, `series` is the number of its colour. */
export type ChartTableRow = {
  id: string;
  label: string;
  href?: string | undefined;
  series?: number;
  mark?: ReactNode;
  cells: readonly ReactNode[];
};

/** `bars` and `shares` are visible; `hidden` is for screen readers. `headers` name the columns. */
export type ChartTableProps = {
  caption: string;
  headers: readonly string[];
  rows: readonly ChartTableRow[];
  layout: 'bars' | 'shares' | 'hidden';
};

/**
 * The values of a chart as a table: the labels of the drawing, and at the same time its text alternative. So nothing is
 * read twice, and the two never differ.
 */
export function ChartTable({ caption, headers, rows, layout }: ChartTableProps): JSX.Element {
  return (
    <ChartTableRoot {...tableRoles.table} data-layout={layout}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...tableRoles.rowgroup}>
        <tr {...tableRoles.row}>
          {headers.map((header, column) => (
            <th key={column} {...tableRoles.columnheader}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rowgroup}>
        {rows.map(({ id, label, href, series, mark, cells }) => (
          <tr key={id} {...tableRoles.row} data-series={series}>
            <th {...tableRoles.rowheader}>
              {mark}
              {href === undefined ? (
                <span>{label}</span>
              ) : (
                <ChartLink as={Anchor} href={href}>
                  {label}
                </ChartLink>
              )}
            </th>
            {cells.map((cell, column) => (
              <td key={column} {...tableRoles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartTableRoot>
  );
}
