'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { chartAttributes } from '../../charts/chartAttributes.ts';
import { chartState, type ChartData, type ChartItem } from '../../charts/chartData.ts';
import { placedShares } from '../../charts/chartShares.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { ChartMessage } from '../../charts/ChartFrame.styles.ts';
import { LoadingShares } from '../../charts/LoadingShares.tsx';
import { SegmentLink } from '../../charts/SegmentLink.tsx';
import { ShareTable } from '../../charts/ShareTable.tsx';
import { defaultSharesLabels, type SharesLabels } from '../../charts/sharesLabels.ts';
import { useChartNumbers } from '../../charts/useChartNumbers.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LoadingStack, StackDrawing, StackedBarRoot } from './StackedBar.styles.ts';

export type { ChartData, ChartError, ChartItem } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { SharesLabels } from '../../charts/sharesLabels.ts';

/** Every string of the bar. */
export type StackedBarLabels = SharesLabels;

/** The name and the data of the chart, and how its numbers are written. */
export type StackedBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the chart for screen readers. Give it a visible heading too. */
  label: string;
  /**
   * The segments in the order in which they are shown. Of more than six, the smallest are grouped. A negative value has
   * no share.
   */
  data: ChartData<ChartItem>;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<StackedBarLabels>;
};

/** The smallest visible segment, in percent. */
const smallestPercent = 1;

/** The parts of a whole: one bar, and below it the name, value and share of each segment. */
export function StackedBar({ label, data, format, locale, labels, ...rest }: StackedBarProps): JSX.Element {
  const text = useLabels('StackedBar', defaultSharesLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const state = chartState(data);
  const { shares, placed } = placedShares(data, text, numbers, smallestPercent);
  return (
    <StackedBarRoot {...chartAttributes(label, state)} {...rest}>
      {data.status === 'loading' && (
        <>
          <LoadingStack>
            <Skeleton shape="block" />
          </LoadingStack>
          <LoadingShares count={data.expectedItems ?? 5} announcement={fillLabel(text.loading, { label })} />
        </>
      )}
      {data.status === 'error' && <ChartFailure error={data} text={text} />}
      {state === 'empty' && <ChartMessage>{text.empty}</ChartMessage>}
      {state === 'ready' && (
        <>
          <StackDrawing aria-hidden="true">
            {shares.map(({ item, series }, index) => {
              const { start, end } = placed[index] ?? { start: 0, end: 0 };
              if (end === start) return null;
              return (
                <SegmentLink key={item.id} href={item.href}>
                  <line data-segment data-series={series} x1={`${start}%`} x2={`${end}%`} y1="50%" y2="50%">
                    <title>{item.label}</title>
                  </line>
                  {start > 0 && <line data-gap x1={`${start}%`} x2={`${start}%`} y1="0" y2="100%" />}
                </SegmentLink>
              );
            })}
          </StackDrawing>
          <ShareTable label={label} segments={shares} numbers={numbers} text={text} />
        </>
      )}
    </StackedBarRoot>
  );
}
