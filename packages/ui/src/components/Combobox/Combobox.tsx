'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { defaultComboboxLabels, type ComboboxLabels } from './Combobox.labels.ts';
import { ComboboxInput } from './Combobox.styles.ts';
import type { ComboboxControl, ComboboxOption, ComboboxResults } from './Combobox.types.ts';
import { ComboboxFrame } from './ComboboxFrame.tsx';
import { FilterInput } from './FilterInput.tsx';
import { ClearButton } from './FrameButtons.tsx';
import { useComboboxParts } from './useComboboxParts.ts';

export type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
export { defaultComboboxLabels, type ComboboxLabels } from './Combobox.labels.ts';
export type { ComboboxControl, ComboboxOption, ComboboxResults, OptionListLabels } from './Combobox.types.ts';
export { useComboboxState, type ComboboxState } from './useComboboxState.ts';

/** A native input's attributes, and the options to choose from. `useComboboxState` holds the state for the caller. */
export type ComboboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'size'
  | 'role'
  | 'list'
  | 'results'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSelect'
  | 'children'
> &
  ComboboxControl & {
    /** The options that match, filtered by the caller. At most 100 of them are rendered. */
    results: ComboboxResults;
    /** Keeps a text that is no option; typing then clears the selection. Default false. */
    freeText?: boolean;
    /**
     * Keeps a text that is not chosen when the list closes, and clears the selection then, so that a form can say that it is not chosen.
     * Without it the text of the selection comes back. Default false.
     */
    keepText?: boolean;
    /** The height of the input. Default `regular`. */
    size?: ControlSize;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<ComboboxLabels>;
  };

/**
 * A text input that filters a list of options, of which one can be selected. `className` reaches the root, `ref` and other
 * props the `<input>`. The surrounding `Field` or an `aria-label` names it.
 */
export function Combobox({
  value,
  onSelect,
  inputValue,
  onInputChange,
  open: isOpen,
  onOpenChange,
  results,
  freeText = false,
  keepText = false,
  size = 'regular',
  labels,
  className,
  ref,
  disabled = false,
  readOnly = false,
  ...rest
}: ComboboxProps): JSX.Element {
  const text = useLabels('Combobox', defaultComboboxLabels, labels);
  const isFixed = disabled || readOnly;
  const open = isOpen && !isFixed;
  const parts = useComboboxParts({
    ref,
    results,
    text,
    inputValue,
    // Enter chooses the best match of a finished search, but never replaces a free text.
    isSearch: !freeText && inputValue !== '' && inputValue !== value?.label,
    selectedId: value?.id ?? null,
    open,
    onOpenChange: handleOpenChange,
    onChoose: handleChoose,
    acceptsText: freeText,
    isFixed,
  });
  const { inputRef, combobox, message } = parts;

  function handleOpenChange(next: boolean, reason: ComboboxOpenReason): void {
    // A text that is no option would look like a selection.
    const label = value?.label ?? '';
    if (!next && !freeText && inputValue !== label) {
      // Escape takes back the search for another option.
      const isKept = keepText && inputValue.trim() !== '' && !(value && reason === 'escape');
      if (!isKept) onInputChange(label);
      else if (value) onSelect(null);
    }
    onOpenChange(next, reason);
  }

  function handleChoose(option: ComboboxOption): void {
    combobox.reset();
    onSelect(option);
    onInputChange(option.label);
    onOpenChange(false, 'select');
  }

  function handleInput(typed: string): void {
    onInputChange(typed);
    if (value && (typed === '' || freeText)) onSelect(null);
    if (!open) onOpenChange(true, 'input');
  }

  function handleClear(): void {
    inputRef.current?.focus();
    onInputChange('');
    if (value) onSelect(null);
  }

  return (
    <ComboboxFrame
      parts={parts}
      results={results}
      text={text}
      open={open}
      size={size}
      className={className}
      disabled={disabled}
      readOnly={readOnly}
      announcement={message.announced}
      isSelected={({ id }) => id === value?.id}
    >
      <FilterInput
        {...rest}
        root={ComboboxInput}
        parts={parts}
        open={open}
        onOpenChange={onOpenChange}
        disabled={disabled}
        readOnly={readOnly}
        value={inputValue}
        onTextChange={handleInput}
      />
      {inputValue !== '' && !isFixed && (
        // Out of the tab order: the keyboard empties the input.
        <ClearButton label={text.clear} onClear={handleClear} tabIndex={-1} />
      )}
    </ComboboxFrame>
  );
}
