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

/** The name of a column, for screen readers. */
export type ChartTableHeader = { id: string; text: string };

/**
 * `bars` and `shares` are visible; `hidden` is for screen readers. The first of the `headers` is that of the names, each other
 * one that of a cell.
 */
export type ChartTableProps = {
  caption: string;
  headers: readonly ChartTableHeader[];
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
          {headers.map(({ id, text }) => (
            <th key={id} {...tableRoles.columnheader}>
              {text}
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
            {headers.slice(1).map((header, column) => (
              <td key={header.id} {...tableRoles.cell}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartTableRoot>
  );
}
