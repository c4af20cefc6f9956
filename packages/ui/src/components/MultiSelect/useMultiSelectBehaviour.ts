'use client';
import { useRef, type KeyboardEvent } from 'react';
import type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
import { isComposing } from '../../behaviours/isComposing.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import {
  useComboboxParts,
  type ComboboxParts,
  type ComboboxPartsOptions,
} from '../Combobox/useComboboxParts.ts';
import type { MultiSelectLabels } from './MultiSelect.labels.ts';
import type { MultiSelectControl } from './MultiSelect.types.ts';

export type MultiSelectBehaviourOptions = MultiSelectControl &
  Pick<ComboboxPartsOptions, 'ref' | 'results' | 'isFixed'> & { text: MultiSelectLabels; keepText: boolean };

export type MultiSelectBehaviour = {
  parts: ComboboxParts;
  /** The number of selected options, as text. */
  count: string;
  isSelected: (option: ComboboxOption) => boolean;
  /** The options that "Select all" adds. Undefined while the list is empty or not complete. */
  selectable: readonly ComboboxOption[] | undefined;
  remove: (option: ComboboxOption) => void;
  handleInput: (typed: string) => void;
  handleInputKeyDown: (event: KeyboardEvent) => void;
};

/** Adds and removes options. The list stays open for another choice. */
export function useMultiSelectBehaviour({
  values,
  onValuesChange,
  inputValue,
  onInputChange,
  open,
  onOpenChange,
  results,
  text,
  keepText,
  isFixed,
  ref,
}: MultiSelectBehaviourOptions): MultiSelectBehaviour {
  const parts = useComboboxParts({
    ref,
    results,
    text,
    inputValue,
    isSearch: inputValue !== '',
    selectedId: null,
    open,
    onOpenChange: handleOpenChange,
    onChoose: handleChoose,
    acceptsText: false,
    isFixed,
  });
  const { combobox, inputRef, shown } = parts;
  /** The text has led to a choice, so that it is not waiting for one. */
  const hasChosen = useRef(false);
  const isComplete = results.status === 'ready' && shown.total === shown.options.length;
  const hasSelectAll = isComplete && shown.options.length > 0;

  function isSelected({ id }: ComboboxOption): boolean {
    return values.some((value) => value.id === id);
  }

  function handleOpenChange(next: boolean, reason: ComboboxOpenReason): void {
    const isKept = keepText && inputValue.trim() !== '' && !hasChosen.current;
    if (!next && inputValue !== '' && !isKept) onInputChange('');
    onOpenChange(next, reason);
  }

  function handleChoose(option: ComboboxOption): void {
    combobox.activate(option, combobox.activatedBy);
    // The next letter starts another search, while the list stays for another choice.
    inputRef.current?.select();
    hasChosen.current = true;
    if (isSelected(option)) remove(option);
    else onValuesChange([...values, option]);
  }

  function remove({ id }: ComboboxOption): void {
    onValuesChange(values.filter((value) => value.id !== id));
  }

  return {
    parts,
    count: values.length > 0 ? fillLabel(text.selected, { count: values.length }) : text.noneSelected,
    isSelected,
    selectable: hasSelectAll
      ? shown.options.filter((option) => !option.disabled && !isSelected(option))
      : undefined,
    remove,
    handleInput(typed) {
      hasChosen.current = false;
      onInputChange(typed);
      if (!open) onOpenChange(true, 'input');
    },
    handleInputKeyDown(event) {
      const last = values.at(-1);
      if (event.key === 'Backspace' && !isComposing(event) && inputValue === '' && last && !isFixed)
        remove(last);
    },
  };
}
