'use client';
import { useImperativeHandle, useMemo, useRef, type Ref, type RefObject } from 'react';
import {
  useCombobox,
  type ComboboxBehaviour,
  type ComboboxOpenReason,
} from '../../behaviours/useCombobox.ts';
import { useLocale } from '../../theme/quaysideContext.ts';
import type { ComboboxOption, ComboboxResults, OptionListLabels } from './Combobox.types.ts';
import { resultMessage, type ResultMessage } from './resultMessage.ts';
import { shownResults, type ShownResults } from './shownResults.ts';

/** The options that `Combobox` and `MultiSelect` pass to their shared parts. */
export type ComboboxPartsOptions = {
  /** The caller's reference to the input. */
  ref: Ref<HTMLInputElement> | undefined;
  results: ComboboxResults;
  text: OptionListLabels;
  inputValue: string;
  /** The user searches, so that Enter chooses the best match once the results are ready. */
  isSearch: boolean;
  /** The option that is active when the list opens without a search. */
  selectedId: string | null;
  open: boolean;
  onOpenChange: (open: boolean, reason: ComboboxOpenReason) => void;
  onChoose: (option: ComboboxOption) => void;
  /** Enter accepts a text that is no option. */
  acceptsText: boolean;
  /** The input is disabled or read-only. */
  isFixed: boolean;
};

/** The shared parts of `Combobox` and `MultiSelect`. */
export type ComboboxParts = {
  rootRef: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  combobox: ComboboxBehaviour<ComboboxOption>;
  shown: ShownResults<ComboboxOption>;
  message: ResultMessage;
};

/** The elements, the shown options, their message and the keyboard of a control that filters a list of options. */
export function useComboboxParts({
  ref,
  results,
  text,
  inputValue,
  isSearch,
  selectedId,
  ...behaviour
}: ComboboxPartsOptions): ComboboxParts {
  const locale = useLocale(undefined);
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);
  const shown = useMemo(() => shownResults(results), [results]);
  const bestMatch = isSearch && results.status === 'ready' ? shown.options[0]?.id : undefined;
  const combobox = useCombobox<ComboboxOption>({
    ...behaviour,
    rootRef,
    inputRef,
    options: shown.options,
    scope: inputValue,
    initialId: bestMatch ?? selectedId,
    isDisabled: (option) => option.disabled === true,
  });
  const message = resultMessage(results, { count: shown.options.length, total: shown.total }, text, locale);
  return { rootRef, inputRef, combobox, shown, message };
}
