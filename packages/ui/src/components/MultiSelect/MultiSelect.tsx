'use client';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { keepFocus, useCombobox, type ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import { Announcement } from '../Combobox/Announcement.tsx';
import { FrameButton } from '../Combobox/Combobox.styles.ts';
import type { ComboboxOption, ComboboxResults } from '../Combobox/Combobox.types.ts';
import { ComboboxPanel } from '../Combobox/ComboboxPanel.tsx';
import { resultMessage } from '../Combobox/resultMessage.ts';
import { shownResults } from '../Combobox/shownResults.ts';
import { ControlFrame } from '../Field/control.styles.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { useField } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { defaultMultiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels.ts';
import type { MultiSelectControl } from './MultiSelect.types.ts';
import { Chips } from './Chips.tsx';
import { SelectionHeader } from './SelectionHeader.tsx';
import { Values, ValuesInput } from './MultiSelect.styles.ts';

export type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
export type { ComboboxOption, ComboboxResults, OptionListLabels } from '../Combobox/Combobox.types.ts';
export type { MultiSelectControl } from './MultiSelect.types.ts';
export { defaultMultiSelectLabels, type MultiSelectLabels } from './MultiSelect.labels.ts';
export { useMultiSelectState, type MultiSelectState } from './useMultiSelectState.ts';

/** A native input's attributes, and the options to select. `useMultiSelectState` holds what the caller controls. */
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
    /** At least one option is required. Default false. */
    required?: boolean;
    size?: ControlSize;
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
  required = false,
  size = 'regular',
  labels,
  className,
  ref,
  disabled = false,
  readOnly = false,
  placeholder,
  onKeyDown,
  onClick,
  ...rest
}: MultiSelectProps): JSX.Element {
  const text = useLabels('MultiSelect', defaultMultiSelectLabels, labels);
  const locale = useLocale(undefined);
  const field = useField(rest);
  const shown = useMemo(() => shownResults(results), [results]);
  const isFixed = disabled || readOnly;
  const open = isOpen && !isFixed;
  const bestMatch = inputValue !== '' && results.status === 'ready' ? shown.options[0]?.id : undefined;
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const combobox = useCombobox<ComboboxOption>({
    rootRef,
    inputRef,
    options: shown.options,
    scope: inputValue,
    initialId: bestMatch ?? null,
    open,
    onOpenChange: handleOpenChange,
    onChoose: handleChoose,
    isDisabled: (option) => option.disabled === true,
    acceptsText: false,
    isFixed,
  });
  const message = resultMessage(results, { count: shown.options.length, total: shown.total }, text, locale);
  const count = values.length > 0 ? fillLabel(text.selected, { count: values.length }) : text.noneSelected;
  const isSelected = ({ id }: ComboboxOption): boolean => values.some((value) => value.id === id);
  const selectable = shown.options.filter((option) => !option.disabled && !isSelected(option));
  const isComplete = results.status === 'ready' && shown.total === shown.options.length;

  function handleOpenChange(next: boolean, reason: ComboboxOpenReason): void {
    if (!next && inputValue !== '') onInputChange('');
    onOpenChange(next, reason);
  }

  function handleChoose(option: ComboboxOption): void {
    combobox.activate(option, combobox.activatedBy);
    // The next letter starts another search, while the list stays for another choice.
    inputRef.current?.select();
    if (isSelected(option)) remove(option);
    else onValuesChange([...values, option]);
  }

  function remove({ id }: ComboboxOption): void {
    onValuesChange(values.filter((value) => value.id !== id));
  }

  function handleInput(typed: string): void {
    onInputChange(typed);
    if (!open) onOpenChange(true, 'input');
  }

  function handleInputKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const last = values.at(-1);
    if (event.key === 'Backspace' && inputValue === '' && last && !isFixed) remove(last);
  }

  return (
    <ControlFrame
      ref={rootRef}
      className={className}
      data-size={size}
      data-state={open ? 'open' : 'closed'}
      data-multiselect
      onBlur={combobox.handleBlur}
      onKeyDown={combobox.handleKeyDown}
    >
      <Values onMouseDown={(event) => event.target === event.currentTarget && focusInput(event)}>
        <Chips
          values={values}
          isFixed={isFixed}
          text={text}
          onRemove={(value) => {
            // The chip unmounts.
            inputRef.current?.focus();
            remove(value);
          }}
        />
        <ValuesInput
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...field}
          {...combobox.inputAttributes}
          ref={inputRef}
          aria-required={required || undefined}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={values.length > 0 ? undefined : placeholder}
          value={inputValue}
          onChange={({ currentTarget }) => handleInput(currentTarget.value)}
          onKeyDown={handleInputKeyDown}
          onClick={(event) => {
            onClick?.(event);
            if (!open && !isFixed) onOpenChange(true, 'trigger');
          }}
        />
      </Values>
      {values.length > 0 && !isFixed && (
        <FrameButton
          type="button"
          data-clear
          aria-label={text.clearAll}
          title={text.clearAll}
          onMouseDown={keepFocus}
          onClick={() => {
            inputRef.current?.focus();
            onValuesChange([]);
          }}
        >
          <Icon icon={closeIcon} size={16} />
        </FrameButton>
      )}
      {!readOnly && (
        <FrameButton
          type="button"
          tabIndex={-1}
          aria-label={text.showOptions}
          aria-expanded={open}
          aria-controls={open ? combobox.listboxId : undefined}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={combobox.toggle}
        >
          <Icon icon={chevronDownIcon} size={16} />
        </FrameButton>
      )}
      {open && (
        <ComboboxPanel
          // A new panel finds a place for its new height.
          key={shown.options.length > 0 ? 'options' : 'message'}
          combobox={combobox}
          results={results}
          shown={shown}
          message={message.shown}
          text={text}
          focusInput={() => inputRef.current?.focus()}
          isSelected={isSelected}
          multiple
          header={
            <SelectionHeader
              count={count}
              selectAllLabel={text.selectAll}
              selectable={selectAll && isComplete && shown.options.length > 0 ? selectable : undefined}
              onSelect={(options) => onValuesChange([...values, ...options])}
            />
          }
        />
      )}
      <Announcement text={open ? [message.announced, count].filter(Boolean).join('. ') : ''} />
    </ControlFrame>
  );

  function focusInput(event: MouseEvent): void {
    event.preventDefault();
    inputRef.current?.focus();
  }
}
