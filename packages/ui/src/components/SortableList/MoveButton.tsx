'use client';
import type { JSX } from 'react';
import { arrowDownIcon } from '../../icons/arrowDownIcon.ts';
import { arrowUpIcon } from '../../icons/arrowUpIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export type MoveButtonProps = {
  direction: 'up' | 'down';
  label: string;
  /** The item cannot move in this direction, or not now. */
  isOff: boolean;
  onMove: () => void;
};

const icons = { up: arrowUpIcon, down: arrowDownIcon };

/** Moves an item of a list by one place. At the end of the list it stays focusable: it may have just been pressed. */
export function MoveButton({ direction, label, isOff, onMove }: MoveButtonProps): JSX.Element {
  return (
    <IconButton
      icon={icons[direction]}
      label={label}
      data-move={direction}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onMove()}
    />
  );
}
