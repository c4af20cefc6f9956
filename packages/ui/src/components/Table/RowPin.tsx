'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { pinIcon } from '../../icons/pinIcon.ts';

/** Props of the button that pins a row. Others reach the button. */
export type RowPinProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick' | 'type'> & {
  /** The accessible name and the tooltip, such as `Pin Case 00012345`. */
  label: string;
  /** The row is pinned. */
  pinned: boolean;
  /** Called with the opposite of `pinned`, also while it is refused. */
  onPinnedChange: (pinned: boolean) => void;
  /** The reason why the row cannot be pinned now: the tooltip and the description. */
  refusal?: string | undefined;
};

/** Pins the item of a row, in its `rowActions`. The table styles it: an `IconButton` would cost three times as much in every row. */
export function RowPin({ label, pinned, onPinnedChange, refusal, ...rest }: RowPinProps): JSX.Element {
  return (
    <button
      {...rest}
      type="button"
      data-pin=""
      aria-label={label}
      title={refusal ?? label}
      aria-pressed={pinned}
      aria-disabled={refusal === undefined ? undefined : true}
      onClick={() => onPinnedChange(!pinned)}
    >
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
        <path d={pinIcon.path} />
      </svg>
    </button>
  );
}
