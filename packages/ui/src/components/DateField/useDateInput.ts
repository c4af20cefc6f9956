'use client';
import { useState, type ChangeEvent, type FocusEvent } from 'react';

type DateInputOptions = {
  onValueChange: (value: string) => void;
  onIncompleteChange: ((incomplete: boolean) => void) | undefined;
};

/** What the native input reports besides its value. */
export type DateInputState = {
  /** The user is typing, so it is too early to judge the date: its year grows digit by digit. */
  isTyping: boolean;
  /** The input is half filled in: its value is empty, but the user sees a part of a date. */
  isIncomplete: boolean;
  handleChange: (event: ChangeEvent<HTMLInputElement>) => void;
  handleBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** Follows what the user types into a native date input. */
export function useDateInput({ onValueChange, onIncompleteChange }: DateInputOptions): DateInputState {
  const [isTyping, setTyping] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  function judge({ validity }: HTMLInputElement): void {
    if (validity.badInput === isIncomplete) return;
    setIncomplete(validity.badInput);
    onIncompleteChange?.(validity.badInput);
  }
  return {
    isTyping,
    isIncomplete,
    handleChange({ currentTarget }) {
      setTyping(true);
      judge(currentTarget);
      onValueChange(currentTarget.value);
    },
    handleBlur({ currentTarget }) {
      setTyping(false);
      judge(currentTarget);
    },
  };
}
