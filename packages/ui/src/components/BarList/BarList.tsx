'use client';
import type { ComponentPropsWithRef, JSX, MouseEvent } from 'react';
import { barScale } from '../../charts/barScale.ts';
import { chartAttributes, focusChart } from '../../charts/chartAttributes.ts';
import { chartState, type ChartData, type ChartItem } from '../../charts/chartData.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { ChartMessage } from '../../charts/ChartFrame.styles.ts';
import { ChartNumber } from '../../charts/ChartNumber.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { useChartNumbers } from '../../charts/useChartNumbers.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultBarListLabels, type BarListLabels } from './BarList.labels.ts';
import { BarDrawing, BarListRoot, LoadingBar, MoreBars } from './BarList.styles.ts';

export type { ChartData, ChartError, ChartItem } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { BarListLabels } from './BarList.labels.ts';

/** The name and the data of the chart, and how its numbers are written. */
export type BarListProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the chart for screen readers. Give it a visible heading too. */
  label: string;
  /** The items in the order in which they are shown, usually the largest first. */
  data: ChartData<ChartItem>;
  /** The largest number of items that are shown. Default 8. */
  limit?: number;
  /** Shows a button after `limit` items. Raise `limit` when it is called, to 100 at most: a longer list is a `Table`. */
  onShowAll?: () => void;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<BarListLabels>;
};

/**
 * Compares values: one row each with its name, a bar and the number. All bars share one scale that includes zero. For
 * the parts of a whole use a `StackedBar`.
 */
export function BarList({
  label,
  data,
  limit = 8,
  onShowAll,
  format,
  locale,
  labels,
  ...rest
}: BarListProps): JSX.Element {
  const text = useLabels('BarList', defaultBarListLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const state = chartState(data);
  const items = data.status === 'ready' ? data.items : [];
  const shown = items.slice(0, Math.max(1, limit || 1));
  const hidden = items.length - shown.length;
  const count = { count: numbers.count(hidden) };
  // Of all items, so that no bar changes when the others are shown.
  const { zero, bars } = barScale(items.map(({ value }) => value));
  function handleShowAll(event: MouseEvent<HTMLButtonElement>): void {
    focusChart(event.currentTarget);
    onShowAll?.();
  }
  return (
    <BarListRoot {...chartAttributes(label, state)} {...rest}>
      {data.status === 'loading' && (
        <>
          <VisuallyHidden>{fillLabel(text.loading, { label })}</VisuallyHidden>
          {Array.from({ length: data.expectedItems ?? 5 }, (_, row) => (
            <LoadingBar key={row}>
              <Skeleton />
              <Skeleton length={lengths[row % lengths.length] ?? 'full'} />
            </LoadingBar>
          ))}
        </>
      )}
      {data.status === 'error' && <ChartFailure error={data} text={text} />}
      {state === 'empty' && <ChartMessage>{text.empty}</ChartMessage>}
      {state === 'ready' && (
        <ChartTable
          caption={label}
          layout="bars"
          headers={[
            { id: 'item', text: text.item },
            { id: 'value', text: text.value },
          ]}
          rows={shown.map(({ id, label: name, href, value }, index) => ({
            id,
            label: name,
            href,
            cells: [
              <BarCell key="value" bar={bars[index]} zero={zero}>
                <ChartNumber value={value} numbers={numbers} missing={text.missing} />
              </BarCell>,
            ],
          }))}
        />
      )}
      {hidden > 0 && (
        <MoreBars>
          {onShowAll ? (
            <Button size="compact" variant="quiet" onClick={handleShowAll}>
              {fillLabel(text.showAll, count)}
            </Button>
          ) : (
            fillLabel(text.more, count)
          )}
        </MoreBars>
      )}
    </BarListRoot>
  );
}

const lengths = ['full', 'long', 'medium', 'medium', 'short'] as const;

type BarCellProps = { bar: { start: number; size: number } | undefined; zero: number; children: JSX.Element };

function BarCell({ bar, zero, children }: BarCellProps): JSX.Element {
  const { start, size } = bar ?? { start: 0, size: 0 };
  return (
    <>
      <BarDrawing aria-hidden="true" data-sign={start < zero ? 'negative' : 'positive'}>
        <rect x={`${start}%`} width={`${size}%`} height="100%" rx="2" />
        {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y1="-150%" y2="250%" />}
      </BarDrawing>
      {children}
    </>
  );
}
