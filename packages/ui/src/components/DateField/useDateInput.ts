'use client';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type Ref,
  type RefObject,
} from 'react';

type DateInputOptions = {
  /** The caller's ref of the input. */
  ref: Ref<HTMLInputElement> | undefined;
  onValueChange: (value: string) => void;
  onIncompleteChange: ((incomplete: boolean) => void) | undefined;
};

/** The state that the native input reports besides its value. */
export type DateInputState = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The user is typing, so it is too early to judge the date: its year grows digit by digit. */
  isTyping: boolean;
  /** The input is half filled in: its value is empty, but the user sees a part of a date. */
  isIncomplete: boolean;
  handleChange: (event: ChangeEvent<HTMLInputElement>) => void;
  handleBlur: () => void;
};

export function useDateInput({
  ref: callerRef,
  onValueChange,
  onIncompleteChange,
}: DateInputOptions): DateInputState {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    callerRef,
    () => inputRef.current,
    [],
  );
  const [isTyping, setTyping] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  function judge(): void {
    const isBad = inputRef.current?.validity.badInput ?? false;
    if (isBad === isIncomplete) return;
    setIncomplete(isBad);
    onIncompleteChange?.(isBad);
  }
  // A preset or the form itself may have completed the user's input.
  useEffect(() => {
    if (isIncomplete) judge();
  });
  return {
    inputRef,
    isTyping,
    isIncomplete,
    handleChange({ currentTarget }) {
      setTyping(true);
      judge();
      onValueChange(currentTarget.value);
    },
    handleBlur() {
      setTyping(false);
      judge();
    },
  };
}
