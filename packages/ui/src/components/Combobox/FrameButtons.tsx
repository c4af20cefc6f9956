'use client';
import type { JSX } from 'react';
import { keepFocus } from '../../behaviours/useCombobox.ts';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FrameButton } from './Combobox.styles.ts';

export type ClearButtonProps = {
  label: string;
  onClear: () => void;
  tabIndex?: -1;
};

export function ClearButton({ label, onClear, tabIndex }: ClearButtonProps): JSX.Element {
  return (
    <FrameButton
      type="button"
      tabIndex={tabIndex}
      data-clear
      aria-label={label}
      title={label}
      onMouseDown={keepFocus}
      onClick={onClear}
    >
      <Icon icon={closeIcon} size={16} />
    </FrameButton>
  );
}

export type ToggleButtonProps = {
  label: string;
  open: boolean;
  disabled: boolean;
  listboxId: string;
  onToggle: () => void;
};

/** Opens and closes the list. Out of the tab order: the keyboard opens it with an arrow key. */
export function ToggleButton({ label, open, disabled, listboxId, onToggle }: ToggleButtonProps): JSX.Element {
  return (
    <FrameButton
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? listboxId : undefined}
      disabled={disabled}
      onMouseDown={keepFocus}
      onClick={onToggle}
    >
      <Icon icon={chevronDownIcon} size={16} />
    </FrameButton>
  );
}
