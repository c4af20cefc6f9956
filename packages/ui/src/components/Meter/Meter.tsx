'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { focusableChart } from '../../charts/chartAttributes.ts';
import type { ChartError } from '../../charts/chartData.ts';
import { ChartFailure } from '../../charts/ChartFailure.tsx';
import { MissingValue } from '../../charts/ChartNumber.styles.ts';
import { isFiniteNumber } from '../../charts/finite.ts';
import { useChartNumbers } from '../../charts/useChartNumbers.ts';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import { positiveIcon } from '../../icons/positiveIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { defaultMeterLabels, type MeterLabels } from './Meter.labels.ts';
import { MeterHead, MeterNote, MeterRoot, MeterTrack, MeterValue } from './Meter.styles.ts';

export type { ChartError } from '../../charts/chartData.ts';
export type { ChartLabels } from '../../charts/chartLabels.ts';
export type { MeterLabels } from './Meter.labels.ts';

/**
 * The meaning of a threshold. Each tone has its own icon and the threshold's words, so that colour is never the only sign.
 */
export type MeterTone = 'neutral' | 'positive' | 'caution' | 'critical';

/** From the value `from` on, the meter says `label`, such as `Nearly full`. `tone` defaults to `neutral`. */
export type MeterThreshold = {
  /** The value from which the threshold holds, in the unit of the value. */
  from: number;
  /** The meaning of a value above the threshold: "Nearly full". */
  label: string;
  /** The colour of the bar from there on. Default `neutral`. */
  tone?: MeterTone;
};

/** The reading of a meter, in the unit of `max`. Null when it is unknown. It may exceed `max`. */
export type MeterData =
  | {
      /** Whether the reading is loading, loaded, or could not be loaded. */
      status: 'loading';
    }
  | {
      status: 'ready';
      /** The reading, in the unit of `max`, which it may exceed. Null when it is unknown, which is not 0. */
      value: number | null;
    }
  | ChartError;

/** The measured value, and the meaning of its range. */
export type MeterProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The name of the meter, and so of the measured value. */
  label: ReactNode;
  /** The reading, or the reason why there is none yet. */
  data: MeterData;
  /** The limit. Default 100. */
  max?: number;
  /** Lowest first. The last one that the value reaches is shown. */
  thresholds?: readonly MeterThreshold[];
  /** The value as text. Default: the label `value`, such as `3 of 5 used`. */
  valueText?: string;
  /** The number format, for `Intl.NumberFormat`. From a million on, numbers are compact on screen. */
  format?: Intl.NumberFormatOptions;
  /** The BCP 47 tag by which numbers are formatted. Default: the provider's. */
  locale?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MeterLabels>;
};

const noThresholds: readonly MeterThreshold[] = [];

const icons: Record<MeterTone, IconShape> = {
  neutral: infoIcon,
  positive: positiveIcon,
  caution: cautionIcon,
  critical: criticalIcon,
};

/** The used part of a limit: licences, storage, channels. For the progress of an operation use a `ProgressBar`. */
export function Meter({
  label,
  data,
  max = 100,
  thresholds = noThresholds,
  valueText,
  format,
  locale,
  labels,
  ...rest
}: MeterProps): JSX.Element {
  const text = useLabels('Meter', defaultMeterLabels, labels);
  const numbers = useChartNumbers(locale, format);
  const id = useId();
  const hasLimit = isFiniteNumber(max) && max > 0;
  const value = data.status === 'ready' && isFiniteNumber(data.value) && hasLimit ? data.value : null;
  const used = Math.min(Math.max(value ?? 0, 0), max);
  const reached = thresholds.findLast(({ from }) => value !== null && value >= from);
  const tone = reached?.tone ?? 'neutral';
  const state = data.status === 'ready' && value === null ? 'empty' : data.status;
  const words = (write: (number: number) => string): string =>
    valueText ?? fillLabel(text.value, { value: write(value ?? 0), max: write(max) });
  return (
    <MeterRoot
      {...focusableChart(state)}
      {...(state === 'error' && { role: 'group', 'aria-labelledby': id })}
      {...rest}
      data-tone={tone}
    >
      <MeterHead>
        <span id={id}>{label}</span>
        {data.status === 'loading' && <Skeleton />}
        {state === 'empty' && <MissingValue>{text.missing}</MissingValue>}
        {/* The meter announces the value itself. */}
        {value !== null && (
          <MeterValue aria-hidden="true">
            <bdi>{words(numbers.short)}</bdi>
          </MeterValue>
        )}
      </MeterHead>
      {data.status === 'error' ? (
        <ChartFailure error={data} text={text} />
      ) : (
        <MeterTrack>
          {data.status === 'loading' && (
            <VisuallyHidden>
              {fillLabel(text.loading, { label: typeof label === 'string' ? label : '' })}
            </VisuallyHidden>
          )}
          {value !== null && (
            <>
              <meter aria-labelledby={id} aria-valuetext={words(numbers.exact)} value={used} max={max} />
              <MeterDrawing used={used} max={max} thresholds={thresholds} />
            </>
          )}
        </MeterTrack>
      )}
      {reached && (
        <MeterNote data-tone={tone}>
          <Icon icon={icons[tone]} size={16} />
          {reached.label}
        </MeterNote>
      )}
    </MeterRoot>
  );
}

type MeterDrawingProps = { used: number; max: number; thresholds: readonly MeterThreshold[] };

/** The used part, with a line at each threshold. */
function MeterDrawing({ used, max, thresholds }: MeterDrawingProps): JSX.Element {
  const places = thresholds.map(({ from }) => (from / max) * 100).filter((place) => place > 0 && place < 100);
  return (
    <svg aria-hidden="true">
      <rect width={`${(used / max) * 100}%`} height="100%" />
      {places.map((place) => (
        <line key={place} x1={`${place}%`} x2={`${place}%`} y1="0" y2="100%" />
      ))}
    </svg>
  );
}
