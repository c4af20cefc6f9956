'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { focusableChart } from '../../charts/chartAttributes.ts';
import type { ChartError } from '../../charts/chartData.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { ChartNumber } from '../../charts/ChartNumber.tsx';
import { isFiniteNumber } from '../../charts/finite.ts';
import { useChartNumbers, type ChartNumbers } from '../../charts/useChartNumbers.ts';
import { arrowDownIcon } from '../../icons/arrowDownIcon.ts';
import { arrowUpIcon } from '../../icons/arrowUpIcon.ts';
import { minusIcon } from '../../icons/minusIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultMetricTileLabels, type MetricTileLabels } from './MetricTile.labels.ts';
import {
  MetricAlso,
  MetricChange,
  MetricFigure,
  MetricLabel,
  MetricLink,
  MetricTileRoot,
} from './MetricTile.styles.ts';

export type { ChartError } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { MetricTileLabels } from './MetricTile.labels.ts';

/** Which direction is good news, and gets its colour. Default `neither`. */
export type MetricBetter = 'up' | 'down' | 'neither';

/** The change since an earlier period: positive for more, negative for less. `period` reads like `since last week`. */
export type MetricChangeData = {
  /** The difference from the earlier period: positive for more, negative for less. */
  value: number;
  /** The earlier period, as words that follow the difference: `since last week`. */
  period: string;
  /** The direction that is good news, which decides the colour. Default `neither`. */
  better?: MetricBetter;
};

/** A part of a tile below its number. */
export type MetricTilePart = 'change';

/** The number of a tile. Its value is null when it is unknown, which is not 0. */
export type MetricTileData =
  | {
      /** Whether the number is loading, loaded, or could not be loaded. */
      status: 'loading';
      /** The parts for which space is reserved, so that nothing moves when the data arrives. Default: none. */
      expectedParts?: readonly MetricTilePart[];
    }
  | {
      status: 'ready';
      /** The number. Null when it is unknown, which is not 0. */
      value: number | null;
      /** The change since an earlier period. Default: none is shown. */
      change?: MetricChangeData;
    }
  | ChartError;

/** The second number of a tile. */
export type MetricTileAlso = {
  /** Names the number: "Company". */
  label: string;
  /** The number. Null when it is unknown, missing while it loads. */
  value?: number | null | undefined;
  /** The page behind the number. Default: it is no link. */
  href?: string;
};

/** `label` names the counted items. With an `href` the tile is one link to them, such as `Waiting for you 7`. */
export type MetricTileProps = ComponentPropsWithRef<'div'> & {
  /** Names the number: "Open cases". */
  label: string;
  /** The number, or the reason why there is none yet. */
  data: MetricTileData;
  /** The page behind the number, usually the filtered list. */
  href?: string;
  /** A second number below the first, such as the whole of which the first is a part. Default: none. */
  also?: MetricTileAlso;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MetricTileLabels>;
  /** Content below the number: a `Sparkline` with the same label, and `ends="hidden"`. Nothing in it can be pressed. */
  children?: ReactNode;
};

/**
 * One important number, as a link to the items that it counts, with its change and, as its content, its trend. Place several in a
 * `Grid`.
 */
export function MetricTile({
  label,
  data,
  href,
  also,
  format,
  locale,
  labels,
  children,
  ...rest
}: MetricTileProps): JSX.Element {
  const text = useLabels('MetricTile', defaultMetricTileLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const id = useId();
  const state = data.status === 'ready' && !isFiniteNumber(data.value) ? 'empty' : data.status;
  const content = (
    <>
      <MetricLabel id={id}>{label}</MetricLabel>
      {data.status === 'loading' && (
        <MetricFigure>
          <VisuallyHidden>{fillLabel(text.loading, { label })}</VisuallyHidden>
          <Skeleton length="short" />
        </MetricFigure>
      )}
      {data.status === 'ready' && (
        <MetricFigure>
          <ChartNumber value={data.value} numbers={numbers} missing={text.missing} />
        </MetricFigure>
      )}
    </>
  );
  return (
    <MetricTileRoot
      {...focusableChart(state)}
      {...(data.status === 'error' && { role: 'group', 'aria-labelledby': id })}
      {...rest}
    >
      {href === undefined ? (
        content
      ) : (
        <MetricLink as={Anchor} href={href}>
          {content}
        </MetricLink>
      )}
      {also && data.status !== 'error' && (
        <MetricAlso {...(also.href !== undefined && { as: Anchor, href: also.href })}>
          {/* The space is always there: a browser that translates the text before it would join it to the number. */}
          <VisuallyHidden>{label}</VisuallyHidden> <span>{also.label}</span>{' '}
          {also.value !== undefined && (
            <ChartNumber value={also.value} numbers={numbers} missing={text.missing} />
          )}
        </MetricAlso>
      )}
      {data.status === 'error' && <ChartFailure error={data} text={text} />}
      {data.status === 'loading' && data.expectedParts?.includes('change') && <Skeleton length="medium" />}
      {data.status === 'ready' && data.change && (
        <Change change={data.change} numbers={numbers} text={text} />
      )}
      {data.status !== 'error' && children}
    </MetricTileRoot>
  );
}

const changeIcons = { up: arrowUpIcon, down: arrowDownIcon, same: minusIcon };

type ChangeProps = { change: MetricChangeData; numbers: ChartNumbers; text: MetricTileLabels };

function Change({ change, numbers, text }: ChangeProps): JSX.Element | null {
  const { value, period, better = 'neither' } = change;
  if (!isFiniteNumber(value)) return null;
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'same';
  const isJudged = better !== 'neither' && direction !== 'same';
  const tone = isJudged ? (direction === better ? 'positive' : 'critical') : 'neutral';
  return (
    <MetricChange data-tone={tone}>
      <Icon icon={changeIcons[direction]} size={16} />
      {/* Isolated from the page's direction: right-to-left text would reorder it. */}
      <span>
        <bdi>{fillLabel(text[direction], { amount: numbers.short(Math.abs(value)), period })}</bdi>
      </span>
    </MetricChange>
  );
}
