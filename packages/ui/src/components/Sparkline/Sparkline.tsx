'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { chartAttributes } from '../../charts/chartAttributes.ts';
import { chartState, type ChartError } from '../../charts/chartData.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { ChartMessage } from '../../charts/ChartFrame.styles.ts';
import { ChartNumber } from '../../charts/ChartNumber.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { downSample, extremes } from '../../charts/downSample.ts';
import { trendPath } from '../../charts/trendPath.ts';
import { useChartNumbers, type ChartNumbers } from '../../charts/useChartNumbers.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultSparklineLabels, type SparklineLabels } from './Sparkline.labels.ts';
import { LoadingTrend, SparklineRoot, TrendDrawing, TrendEnds } from './Sparkline.styles.ts';

export type { ChartError } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { SparklineLabels } from './Sparkline.labels.ts';

/** A point in time, such as `1 Jun`, and its value. Null interrupts the line. The points are evenly spaced. */
export type SparklinePoint = {
  /** The name of the value, usually a day or a month. */
  label: string;
  /** Null when the value is unknown, which interrupts the line. */
  value: number | null;
};

/** The data of a sparkline, oldest point first. */
export type SparklineData =
  | {
      /** Whether the points are loading, loaded, or could not be loaded. */
      status: 'loading';
    }
  | {
      status: 'ready';
      /** The values, oldest first. */
      points: readonly SparklinePoint[];
    }
  | ChartError;

/** Whether the first and the last value are written below the line. */
export type SparklineEnds = 'shown' | 'hidden';

/** The name and the data of the chart, and how its numbers are written. */
export type SparklineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the chart for screen readers. Give it a visible heading too. */
  label: string;
  /** The points, or why there are none yet. */
  data: SparklineData;
  /** Default `shown`. Hide them only next to the current value, as in a `MetricTile`. */
  ends?: SparklineEnds;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<SparklineLabels>;
};

/** The most points that are drawn, and the most that are in the table for screen readers. */
const drawnPoints = 200;
const readPoints = 12;

/**
 * A trend as one line, without axes. It is scaled to its own lowest and highest value, so two sparklines cannot be
 * compared. Of many points it draws those that shape the line. Screen readers get a sentence and a table.
 */
export function Sparkline({
  label,
  data,
  ends = 'shown',
  format,
  locale,
  labels,
  ...rest
}: SparklineProps): JSX.Element {
  const text = useLabels('Sparkline', defaultSparklineLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const points = data.status === 'ready' ? data.points : [];
  const isUnknown = extremes(points.map(({ value }) => value)) === null;
  const state = chartState(
    data.status === 'ready' ? { status: 'ready', items: isUnknown ? [] : points } : data,
  );
  return (
    <SparklineRoot {...chartAttributes(label, state)} {...rest} data-ends={ends}>
      {data.status === 'loading' && (
        <LoadingTrend>
          <VisuallyHidden>{fillLabel(text.loading, { label })}</VisuallyHidden>
          <Skeleton shape="block" />
          {ends === 'shown' && <Skeleton />}
        </LoadingTrend>
      )}
      {data.status === 'error' && <ChartFailure error={data} text={text} />}
      {state === 'empty' && <ChartMessage>{text.empty}</ChartMessage>}
      {state === 'ready' && (
        <>
          <TrendLine points={points} />
          {ends === 'shown' && <Ends points={points} numbers={numbers} missing={text.missing} />}
          <TrendText label={label} points={points} numbers={numbers} text={text} />
        </>
      )}
    </SparklineRoot>
  );
}

function TrendLine({ points }: { points: readonly SparklinePoint[] }): JSX.Element {
  const values = points.map(({ value }) => value);
  const drawn = downSample(values, drawnPoints);
  const { line, end, zero } = trendPath(
    drawn.map((index) => values[index] ?? null),
    drawn,
  );
  return (
    <TrendDrawing aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path data-part="base" d={`M0 ${zero ?? 100}h100`} />
      <path data-part="line" d={line} />
      <path data-part="end" d={end} />
    </TrendDrawing>
  );
}

type EndsProps = { points: readonly SparklinePoint[]; numbers: ChartNumbers; missing: string };

/** Hidden from assistive technology, which reads the same values in the sentence. */
function Ends({ points, ...formats }: EndsProps): JSX.Element {
  const [first] = points;
  const last = points.length > 1 ? points.at(-1) : undefined;
  return (
    <TrendEnds aria-hidden="true">
      {first && <End point={first} {...formats} />}
      {last && <End point={last} {...formats} />}
    </TrendEnds>
  );
}

type EndProps = { point: SparklinePoint; numbers: ChartNumbers; missing: string };

function End({ point, numbers, missing }: EndProps): JSX.Element {
  return (
    <span>
      <bdi>{point.label}</bdi>
      <ChartNumber value={point.value} numbers={numbers} missing={missing} />
    </span>
  );
}

type TrendTextProps = {
  label: string;
  points: readonly SparklinePoint[];
  numbers: ChartNumbers;
  text: SparklineLabels;
};

function TrendText({ label, points, numbers, text }: TrendTextProps): JSX.Element {
  const values = points.map(({ value }) => value);
  const found = Object.entries(extremes(values) ?? {}).flatMap(([name, index]) => [
    [name, numbers.exact(values[index] ?? 0)],
    [`${name}Label`, points[index]?.label ?? ''],
  ]);
  const read = downSample(values, readPoints);
  const counts = { shown: numbers.count(read.length), count: numbers.count(points.length) };
  return (
    <VisuallyHidden as="div">
      <p>
        <span>{fillLabel(text.summary, Object.fromEntries(found))}</span>
        {read.length < points.length && <span> {fillLabel(text.sampled, counts)}</span>}
      </p>
      <ChartTable
        caption={label}
        layout="hidden"
        headers={[
          { id: 'point', text: text.point },
          { id: 'value', text: text.value },
        ]}
        rows={read.map((index) => ({
          id: String(index),
          label: points[index]?.label ?? '',
          cells: [
            <ChartNumber
              key="value"
              value={values[index] ?? null}
              numbers={numbers}
              missing={text.missing}
            />,
          ],
        }))}
      />
    </VisuallyHidden>
  );
}
