'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { arcPath } from '../../charts/arcPath.ts';
import { chartAttributes } from '../../charts/chartAttributes.ts';
import { chartState, type ChartData, type ChartItem } from '../../charts/chartData.ts';
import { placedShares } from '../../charts/chartShares.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { ChartMessage } from '../../charts/ChartFrame.styles.ts';
import { ChartNumber } from '../../charts/ChartNumber.tsx';
import { isFiniteNumber } from '../../charts/finite.ts';
import { LoadingShares } from '../../charts/LoadingShares.tsx';
import { SegmentLink } from '../../charts/SegmentLink.tsx';
import { ShareTable } from '../../charts/ShareTable.tsx';
import { defaultSharesLabels, type SharesLabels } from '../../charts/sharesLabels.ts';
import { useChartNumbers } from '../../charts/useChartNumbers.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { DonutBody, DonutCentre, DonutDrawing, DonutRing, DonutRoot } from './Donut.styles.ts';

export type { ChartData, ChartError, ChartItem } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { SharesLabels } from '../../charts/sharesLabels.ts';

/** Every string of the donut. */
export type DonutLabels = SharesLabels & {
  /** Below the sum in the centre. */
  total: string;
};

/** The name and the data of the chart, and how its numbers are written. */
export type DonutProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the chart for screen readers. Give it a visible heading too. */
  label: string;
  /**
   * The segments, clockwise from the top. Of more than six, the smallest are grouped. A negative value has no share and
   * does not count in the total.
   */
  data: ChartData<ChartItem>;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<DonutLabels>;
};

const defaultDonutLabels: DonutLabels = { ...defaultSharesLabels, total: 'Total' };

/** The smallest visible segment and the space between two, in percent of the ring. */
const smallestPercent = 1.5;
const gapPercent = 0.7;

/** A few shares of a total: a ring with the total in its centre, and the name, value and share of each segment. */
export function Donut({ label, data, format, locale, labels, ...rest }: DonutProps): JSX.Element {
  const text = useLabels('Donut', defaultDonutLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const state = chartState(data);
  const { shares, placed } = placedShares(data, text, numbers, smallestPercent);
  const gap = placed.filter(({ start, end }) => end > start).length > 1 ? gapPercent : 0;
  const total = shares.reduce(
    (sum, { item }) => sum + (isFiniteNumber(item.value) ? Math.max(0, item.value) : 0),
    0,
  );
  return (
    <DonutRoot {...chartAttributes(label, state)} {...rest}>
      {data.status === 'loading' && (
        <DonutBody>
          <DonutRing>
            <Skeleton shape="circle" />
          </DonutRing>
          <LoadingShares count={data.expectedItems ?? 5} announcement={fillLabel(text.loading, { label })} />
        </DonutBody>
      )}
      {data.status === 'error' && <ChartFailure error={data} text={text} />}
      {state === 'empty' && <ChartMessage>{text.empty}</ChartMessage>}
      {state === 'ready' && (
        <DonutBody>
          <DonutRing>
            <DonutDrawing aria-hidden="true" viewBox="0 0 100 100">
              {total === 0 && <circle cx="50" cy="50" r="41" />}
              {shares.map(({ item, series }, index) => (
                <SegmentLink key={item.id} href={item.href}>
                  <path
                    data-segment
                    data-series={series}
                    d={arcPath(placed[index] ?? { start: 0, end: 0 }, gap)}
                  >
                    <title>{item.label}</title>
                  </path>
                </SegmentLink>
              ))}
            </DonutDrawing>
            <DonutCentre>
              <ChartNumber value={total} numbers={numbers} missing={text.missing} compactFrom={10_000} />
              <span>{text.total}</span>
            </DonutCentre>
          </DonutRing>
          <ShareTable label={label} segments={shares} numbers={numbers} text={text} />
        </DonutBody>
      )}
    </DonutRoot>
  );
}
