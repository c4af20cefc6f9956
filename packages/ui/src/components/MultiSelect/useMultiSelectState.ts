'use client';
import { useState } from 'react';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import type { MultiSelectControl } from './MultiSelect.types.ts';

/** The state that `MultiSelect` needs, and the text to filter by. */
export type MultiSelectState = {
  /** Spread it over the component. */
  props: MultiSelectControl;
  /** The typed text. */
  query: string;
};

/** Holds the selected options, the text and whether the list is open. */
export function useMultiSelectState(initial: readonly ComboboxOption[] = []): MultiSelectState {
  const [values, onValuesChange] = useState(initial);
  const [inputValue, onInputChange] = useState('');
  const [open, onOpenChange] = useState(false);
  return {
    props: { values, onValuesChange, inputValue, onInputChange, open, onOpenChange },
    query: inputValue,
  };
}
