'use client';

import type { JSX } from 'react';
import { formatCount } from '../format/format.ts';

/** The most options of a native select. It has no place for a button, so it draws more than other lists do. */
const MOST_OPTIONS = 500;

/** One option of a native select. */
export interface SelectOption {
  readonly value: string | number;
  readonly label: string | number;
}

/** The options of a response, and the value of the select. */
export interface CappedOptionsProps {
  options: readonly SelectOption[];
  /** The selected one is drawn wherever it stands. */
  selected: string | number | null;
}

/** Draws the first options of a native select. A longer list, which no working backend sends, ends in a line that says so. */
export function CappedOptions({ options, selected }: CappedOptionsProps): JSX.Element {
  const shown = options.filter(
    ({ value }, index) => index < MOST_OPTIONS || String(value) === String(selected),
  );
  return (
    <>
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {options.length > MOST_OPTIONS && (
        <option
          disabled
        >{`The first ${formatCount(MOST_OPTIONS)} of ${formatCount(options.length)}.`}</option>
      )}
    </>
  );
}
