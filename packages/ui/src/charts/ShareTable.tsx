'use client';
import type { JSX } from 'react';
import { ChartNumber } from './ChartNumber.tsx';
import type { Share } from './chartShares.ts';
import { ChartTable } from './ChartTable.tsx';
import { SwatchRoot } from './series.styles.ts';
import type { SharesLabels } from './sharesLabels.ts';
import type { ChartNumbers } from './useChartNumbers.ts';

export type ShareTableProps = {
  label: string;
  segments: readonly Share[];
  numbers: ChartNumbers;
  text: SharesLabels;
};

export function ShareTable({ label, segments, numbers, text }: ShareTableProps): JSX.Element {
  return (
    <ChartTable
      caption={label}
      layout="shares"
      headers={[
        { id: 'item', text: text.item },
        { id: 'value', text: text.value },
        { id: 'share', text: text.share },
      ]}
      rows={segments.map(({ item, series, percentText }) => ({
        id: item.id,
        label: item.label,
        href: item.href,
        series,
        mark: (
          <SwatchRoot aria-hidden="true" viewBox="0 0 12 12">
            <line data-series={series} x1="0" x2="12" y1="6" y2="6" />
          </SwatchRoot>
        ),
        cells: [
          <ChartNumber key="value" value={item.value} numbers={numbers} missing={text.missing} />,
          percentText,
        ],
      }))}
    />
  );
}
