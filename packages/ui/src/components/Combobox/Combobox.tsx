'use client';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type JSX,
  type MouseEvent,
} from 'react';
import { keepFocus, useCombobox, type ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { closeIcon } from '../../icons/closeIcon.ts';
import { useLabels, useLocale } from '../../theme/quaysideContext.ts';
import type { ControlSize } from '../Field/ControlSize.ts';
import { ControlFrame } from '../Field/control.styles.ts';
import { useField } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Announcement } from './Announcement.tsx';
import { defaultComboboxLabels, type ComboboxLabels } from './Combobox.labels.ts';
import { ComboboxInput, FrameButton } from './Combobox.styles.ts';
import type { ComboboxControl, ComboboxOption, ComboboxResults } from './Combobox.types.ts';
import { ComboboxPanel } from './ComboboxPanel.tsx';
import { resultMessage } from './resultMessage.ts';
import { shownResults } from './shownResults.ts';

export type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';
export { defaultComboboxLabels, type ComboboxLabels } from './Combobox.labels.ts';
export type { ComboboxControl, ComboboxOption, ComboboxResults, OptionListLabels } from './Combobox.types.ts';
export { useComboboxState, type ComboboxState } from './useComboboxState.ts';

/** A native input's attributes, and the options to choose from. `useComboboxState` holds what the caller controls. */
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
    size?: ControlSize;
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
  size = 'regular',
  labels,
  className,
  ref,
  disabled = false,
  readOnly = false,
  onKeyDown,
  onClick,
  ...rest
}: ComboboxProps): JSX.Element {
  const text = useLabels('Combobox', defaultComboboxLabels, labels);
  const locale = useLocale(undefined);
  const field = useField(rest);
  const shown = useMemo(() => shownResults(results), [results]);
  const isFixed = disabled || readOnly;
  const open = isOpen && !isFixed;
  const isTyped = inputValue !== '' && inputValue !== value?.label;
  // Enter chooses the best match of a finished search, but never replaces a free text.
  const bestMatch = isTyped && !freeText && results.status === 'ready' ? shown.options[0]?.id : undefined;
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const combobox = useCombobox<ComboboxOption>({
    rootRef,
    inputRef,
    options: shown.options,
    scope: inputValue,
    initialId: bestMatch ?? value?.id ?? null,
    open,
    onOpenChange: handleOpenChange,
    onChoose: handleChoose,
    isDisabled: (option) => option.disabled === true,
    acceptsText: freeText,
    isFixed,
  });
  const message = resultMessage(results, { count: shown.options.length, total: shown.total }, text, locale);

  function handleOpenChange(next: boolean, reason: ComboboxOpenReason): void {
    // A text that is no option would look like a selection.
    const label = value?.label ?? '';
    if (!next && !freeText && inputValue !== label) onInputChange(label);
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
    <ControlFrame
      ref={rootRef}
      className={className}
      data-size={size}
      data-state={open ? 'open' : 'closed'}
      onBlur={combobox.handleBlur}
      onKeyDown={combobox.handleKeyDown}
    >
      <ComboboxInput
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...field}
        {...combobox.inputAttributes}
        ref={inputRef}
        disabled={disabled}
        readOnly={readOnly}
        value={inputValue}
        onChange={({ currentTarget }) => handleInput(currentTarget.value)}
        onKeyDown={onKeyDown}
        onClick={(event: MouseEvent<HTMLInputElement>) => {
          onClick?.(event);
          if (!open && !isFixed) onOpenChange(true, 'trigger');
        }}
      />
      {inputValue !== '' && !isFixed && (
        // Out of the tab order: the keyboard empties the input.
        <FrameButton
          type="button"
          tabIndex={-1}
          data-clear
          aria-label={text.clear}
          title={text.clear}
          onMouseDown={keepFocus}
          onClick={handleClear}
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
          isSelected={({ id }) => id === value?.id}
        />
      )}
      <Announcement text={open ? message.announced : ''} />
    </ControlFrame>
  );
}
