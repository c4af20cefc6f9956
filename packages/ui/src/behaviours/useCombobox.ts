'use client';
import {
  useEffect,
  useEffectEvent,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposing } from './isComposing.ts';
import {
  useActiveOption,
  type ActiveOption,
  type ActiveOptionOptions,
  type ListboxOption,
} from './useActiveOption.ts';

/** The reason why the popup of a combobox opened or closed. */
export type ComboboxOpenReason =
  | 'input'
  | 'trigger'
  | 'arrow-key'
  | 'select'
  | 'escape'
  | 'click-away'
  | 'focus-out';

export type ComboboxBehaviourOptions<Option extends ListboxOption> = ActiveOptionOptions<Option> & {
  rootRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  open: boolean;
  onOpenChange: (open: boolean, reason: ComboboxOpenReason) => void;
  /** The user chose an option. It is not disabled. */
  onChoose: (option: Option) => void;
  isDisabled: (option: Option) => boolean;
  /** Enter accepts a text that is no option, and closes the popup. Otherwise it waits for an option. */
  acceptsText: boolean;
  /** The input is disabled or read-only, so that the popup does not open. */
  isFixed: boolean;
};

/** The attributes and handlers that the parts of a combobox share. */
export type ComboboxBehaviour<Option extends ListboxOption> = ActiveOption<Option> & {
  inputAttributes: HTMLAttributes<HTMLInputElement>;
  choose: (option: Option) => void;
  toggle: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  handleBlur: (event: FocusEvent) => void;
};

/** The attributes of an input whose list box is open or closed. */
export function comboboxAttributes<Option extends ListboxOption>(
  { listboxId, active, elementId }: ActiveOption<Option>,
  open: boolean,
): HTMLAttributes<HTMLInputElement> {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? listboxId : undefined,
    'aria-activedescendant': open && active ? elementId(active) : undefined,
  };
}

/** Keeps the focus in the input when the pointer presses a part of the combobox. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * The keyboard and focus of an editable combobox with a list box popup (APG). Down and Up open it, Enter chooses, Escape
 * closes, and Tab leaves. Home and End move in the text.
 */
export function useCombobox<Option extends ListboxOption>({
  rootRef,
  inputRef,
  open,
  onOpenChange,
  onChoose,
  isDisabled,
  acceptsText,
  isFixed,
  ...list
}: ComboboxBehaviourOptions<Option>): ComboboxBehaviour<Option> {
  const option = useActiveOption(list);

  function close(reason: ComboboxOpenReason): void {
    option.reset();
    onOpenChange(false, reason);
  }

  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && rootRef.current?.contains(target))) close('click-away');
  });

  useEffect(() => {
    if (!open) return undefined;
    // On the document, because a touch outside does not always take the focus.
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [open]);

  function choose(chosen: Option): void {
    if (!isDisabled(chosen)) onChoose(chosen);
  }

  /** Returns whether the key was for the combobox. */
  function press({ key, altKey }: KeyboardEvent): boolean {
    if (!open) {
      if (isFixed || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
      onOpenChange(true, 'arrow-key');
      if (!altKey && !option.active) option.moveBy(key);
      return true;
    }
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) close('escape');
    else if (key === 'Enter' && option.active) choose(option.active);
    else if (key === 'Enter' && acceptsText) close('select');
    else return option.moveBy(key) || key === 'Enter';
    return true;
  }

  return {
    ...option,
    inputAttributes: comboboxAttributes(option, open),
    choose,
    toggle() {
      inputRef.current?.focus();
      if (open) close('trigger');
      else onOpenChange(true, 'trigger');
    },
    handleKeyDown(event) {
      const { key, target } = event;
      // Enter and the arrows of an input method belong to its own list. Buttons keep their keys.
      if (event.defaultPrevented || isComposing(event)) return;
      if (target !== inputRef.current && key !== 'Escape') return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || !press(event)) return;
      event.preventDefault();
      // A surrounding dialog stays open, and a surrounding form is not submitted.
      event.stopPropagation();
      if (target !== inputRef.current) inputRef.current?.focus();
    },
    handleBlur({ currentTarget, relatedTarget }) {
      // When the window loses the focus, the input keeps it inside the document.
      const isInside = [relatedTarget, document.activeElement].some(
        (element) => element instanceof Node && currentTarget.contains(element),
      );
      if (open && !isInside) close('focus-out');
    },
  };
}
