'use client';
import type { JSX } from 'react';
import { checkIcon } from '../../icons/checkIcon.ts';

/** `aria-labelledby` is absent in a placeholder row. */
export type RowCheckboxProps = { 'aria-labelledby'?: string; checked?: boolean; disabled?: boolean };

// The body handles the change. Without a handler of its own, a controlled checkbox makes React warn.
const bubble = (): void => undefined;

/** Looks like a `Checkbox`, which would mount three times as many elements in every row. */
export function RowCheckbox({ checked = false, ...rest }: RowCheckboxProps): JSX.Element {
  return (
    <span>
      <input {...rest} type="checkbox" checked={checked} onChange={bubble} />
      {checked && (
        <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
          <path d={checkIcon.path} />
        </svg>
      )}
    </span>
  );
}
