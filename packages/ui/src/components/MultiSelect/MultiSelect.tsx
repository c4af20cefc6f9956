'use client';
import type { ComponentPropsWithRef, JSX } from 'react';
import { useLabels } from '../../theme/quaysideContext.ts';
import type { ComboboxResults } from '../Combobox/Combobox.types.ts';
import { ComboboxFrame } from '../Combobox/ComboboxFrame.tsx';
import { FilterInput } from '../Combobox/FilterInput.tsx';
import { ClearButton } from '../Combobox/FrameButtons.tsx';
import type { ControlSize } from '../Field/ControlSize.ts';
import { defaultMultiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels.ts';
import type { MultiSelectControl } from './MultiSelect.types.ts';
import { Chips } from './Chips.tsx';
import { SelectionHeader } from './SelectionHeader.tsx';
import { Values, ValuesInput } from './MultiSelect.styles.ts';
import { useMultiSelectBehaviour } from './useMultiSelectBehaviour.ts';

export type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
export type { ComboboxOption, ComboboxResults, OptionListLabels } from '../Combobox/Combobox.types.ts';
export type { MultiSelectControl } from './MultiSelect.types.ts';
export { defaultMultiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels.ts';
export { useMultiSelectState, type MultiSelectState } from './useMultiSelectState.ts';

/** A native input's attributes, and the options to select. `useMultiSelectState` holds the state for the caller. */
export type MultiSelectProps = Omit<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'size'
  | 'role'
  | 'list'
  | 'results'
  | 'value'
  | 'defaultValue'
  | 'required'
  | 'onChange'
  | 'onSelect'
  | 'children'
> &
  MultiSelectControl & {
    /** The options that match, filtered by the caller. At most 100 of them are rendered. */
    results: ComboboxResults;
    /** Offers a button that selects every option in the list. Hidden while the list is not complete. Default false. */
    selectAll?: boolean;
    /** Keeps a text without a choice when the list closes, so that a form can say that it is not chosen. Default false. */
    keepText?: boolean;
    /** At least one option is required. Default false. */
    required?: boolean;
    /** The height of the control. Default `regular`. */
    size?: ControlSize;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<MultiSelectLabels>;
  };

/**
 * A text input that filters a list of options, of which several can be selected. Each selected option is a chip, which is a
 * button that removes it; Backspace in an empty input removes the last. `className` reaches the root, `ref` and other props
 * the `<input>`. The surrounding `Field` or an `aria-label` names it.
 */
export function MultiSelect({
  values,
  onValuesChange,
  inputValue,
  onInputChange,
  open: isOpen,
  onOpenChange,
  results,
  selectAll = false,
  keepText = false,
  required = false,
  size = 'regular',
  labels,
  className,
  ref,
  disabled = false,
  readOnly = false,
  placeholder,
  onKeyDown,
  ...rest
}: MultiSelectProps): JSX.Element {
  const text = useLabels('MultiSelect', defaultMultiSelectLabels, labels);
  const isFixed = disabled || readOnly;
  const open = isOpen && !isFixed;
  const { parts, ...selection } = useMultiSelectBehaviour({
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
  });
  const { inputRef, message } = parts;

  function focusInput(): void {
    inputRef.current?.focus();
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
      announcement={[message.announced, selection.count].filter(Boolean).join('. ')}
      isSelected={selection.isSelected}
      multiple
      header={
        // Above a message alone, "None selected" would be one line too many.
        (values.length > 0 || parts.shown.options.length > 0) && (
          <SelectionHeader
            count={selection.count}
            selectAllLabel={text.selectAll}
            selectable={selectAll ? selection.selectable : undefined}
            onSelect={(options) => onValuesChange([...values, ...options])}
          />
        )
      }
    >
      <Values
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          focusInput();
        }}
      >
        <Chips
          values={values}
          isFixed={isFixed}
          text={text}
          onRemove={(value) => {
            // The chip unmounts.
            focusInput();
            selection.remove(value);
          }}
        />
        <FilterInput
          {...rest}
          root={ValuesInput}
          parts={parts}
          open={open}
          onOpenChange={onOpenChange}
          aria-required={required || undefined}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={values.length > 0 ? undefined : placeholder}
          data-state={inputValue === '' ? 'empty' : 'filled'}
          value={inputValue}
          onTextChange={selection.handleInput}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            selection.handleInputKeyDown(event);
          }}
        />
      </Values>
      {values.length > 0 && !isFixed && (
        <ClearButton
          label={text.clearAll}
          onClear={() => {
            focusInput();
            onValuesChange([]);
          }}
        />
      )}
    </ComboboxFrame>
  );
}
