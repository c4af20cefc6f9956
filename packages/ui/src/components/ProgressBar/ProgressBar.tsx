'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ProgressHead, ProgressRoot, ProgressTrack, ProgressValue } from './ProgressBar.styles.ts';

/** Every string of the progress bar. `{percent}` is a whole number. */
export type ProgressBarLabels = {
  /** The value as text. `{percent}` is the share that is done. */
  value: string;
};

/** `label` names the operation. `value` counts from 0 to `max` (default 100). */
export type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The name of the operation. */
  label: ReactNode;
  /** Omit it while the duration is unknown. */
  value?: number | undefined;
  /** The value at which it is done. Default 100. */
  max?: number;
  /** The value as text, such as `3 of 8 files`. Default: a percentage, or nothing without a value. */
  valueText?: string;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<ProgressBarLabels>;
};

const defaultLabels: ProgressBarLabels = { value: '{percent}%' };

/** Rounds down, so that the bar never claims more than was done, but tolerates floating-point error. */
function wholePercent(done: number, max: number): number {
  // Four: the two numbers and the two operations may each be off by half an epsilon.
  return Math.floor(((done * 100) / max) * (1 + 4 * Number.EPSILON));
}

/** Shows the progress of an operation. For loading content use a `Skeleton`. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  labels,
  ...rest
}: ProgressBarProps): JSX.Element {
  const text = useLabels('ProgressBar', defaultLabels, labels);
  const id = useId();
  const known = value !== undefined && max > 0 && Number.isFinite(value);
  const done = known ? Math.min(Math.max(value, 0), max) : 0;
  const percent = fillLabel(text.value, { percent: wholePercent(done, max) });
  const words = valueText ?? (known ? percent : undefined);
  return (
    <ProgressRoot {...rest} data-state={known ? 'determinate' : 'indeterminate'}>
      <ProgressHead>
        <span id={id}>{label}</span>
        {/* The progress bar announces the value itself. */}
        {words !== undefined && <ProgressValue aria-hidden="true">{words}</ProgressValue>}
      </ProgressHead>
      <ProgressTrack>
        <progress
          aria-labelledby={id}
          aria-valuetext={words}
          {...(known && { value: done })}
          max={max > 0 ? max : 1}
        />
      </ProgressTrack>
    </ProgressRoot>
  );
}
