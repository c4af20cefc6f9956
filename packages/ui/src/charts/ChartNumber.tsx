'use client';
import type { JSX } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { MissingValue, NumberRoot } from './ChartNumber.styles.ts';
import { isFiniteNumber } from './finite.ts';
import type { ChartNumbers } from './useChartNumbers.ts';

/** A value and its formats. `missing` is shown in place of an unknown value. */
export type ChartNumberProps = {
  value: number | null;
  numbers: ChartNumbers;
  missing: string;
  /** From this value on the number is compact on screen. Default: a million. */
  compactFrom?: number;
};

/** A number: compact on screen, exact for screen readers and in its tooltip. */
export function ChartNumber({ value, numbers, missing, compactFrom }: ChartNumberProps): JSX.Element {
  if (!isFiniteNumber(value)) return <MissingValue>{missing}</MissingValue>;
  const short = numbers.short(value, compactFrom);
  const exact = numbers.exact(value);
  if (short === exact) return <NumberRoot value={value}>{exact}</NumberRoot>;
  return (
    <NumberRoot value={value} title={exact}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </NumberRoot>
  );
}
