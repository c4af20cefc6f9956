'use client';
import { useState } from 'react';
import type { ComboboxControl, ComboboxOption } from './Combobox.types.ts';

/** The state that `Combobox` needs, to spread over it, and the text to filter by. */
export type ComboboxState = {
  /** Spread it over the component. */
  props: ComboboxControl;
  /** The typed text. Empty while the input holds the name of the selected option, so that the list is whole. */
  query: string;
};

/** Holds the selected option, the text and whether the list is open. */
export function useComboboxState(initial: ComboboxOption | null = null): ComboboxState {
  const [value, onSelect] = useState(initial);
  const [inputValue, onInputChange] = useState(initial?.label ?? '');
  const [open, onOpenChange] = useState(false);
  return {
    props: { value, onSelect, inputValue, onInputChange, open, onOpenChange },
    query: inputValue === value?.label ? '' : inputValue,
  };
}
