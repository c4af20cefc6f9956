'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ProgressHead, ProgressRoot, ProgressTrack, ProgressValue } from './ProgressBar.styles.ts';

/** Every string of the bar; `{percent}` is a whole number. */
export type ProgressBarLabels = { value: string };

/** `label` says what is under way; `value` counts from 0 to `max` (default 100). */
export type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  label: ReactNode;
  /** Leave it out while nobody knows how long it takes. */
  value?: number | undefined;
  max?: number;
  /** The value in words, such as `3 of 8 files`. Default: a percentage, or nothing without a value. */
  valueText?: string;
  labels?: Partial<ProgressBarLabels>;
};

const defaultLabels: ProgressBarLabels = { value: '{percent}%' };

/** Never one more than have come, nor one less by a rounding error. */
function wholePercent(done: number, max: number): number {
  // Four: each of the two numbers, and each step with them, may be off by half of the smallest difference.
  return Math.floor(((done * 100) / max) * (1 + 4 * Number.EPSILON));
}

/** Shows how far something that takes a while has come. What loads a place of the page is a `Skeleton`. */
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
        {/* The bar itself says it. */}
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
