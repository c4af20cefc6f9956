import type { ReactNode } from 'react';
import type { ComboboxOpenReason } from '../../behaviours/useCombobox.ts';

/** One option. `id` is unique in its list. */
export type ComboboxOption = {
  /** Unique among the options. */
  id: string;
  /** The name: shown in the list, and in the input once it is selected. */
  label: string;
  /** A secondary line under the label. */
  description?: ReactNode;
  /** The heading above this option. Options of one group need not follow each other. */
  group?: string;
  /** It stays reachable by keyboard, so that its description can say why. Default false. */
  disabled?: boolean;
};

/**
 * The content of the list. `idle` asks the user to type. `loading` starts as soon as the text changes, and may keep the
 * previous options. `ready` without options is empty; `total` is the number of matches if the caller has fewer options
 * than that. `error` offers a retry.
 */
export type ComboboxResults<Option = ComboboxOption> =
  | {
      /** Whether there was no request yet, or the options are loading, loaded, or could not be loaded. */
      status: 'idle';
    }
  | {
      status: 'loading';
      /** The options of the list. While more load, those of the previous text. */
      options?: readonly Option[];
    }
  | {
      status: 'ready';
      options: readonly Option[];
      /** The number of matches, if there are more than `options` has. */
      total?: number;
    }
  | {
      status: 'error';
      /** The reason why the options could not be loaded. Default: the label `failed`. */
      message?: string;
      /** Loads the options again. Without it there is no button that does. */
      onRetry?: () => void;
    };

/** The state of a combobox, which the caller holds. */
export type ComboboxControl = {
  /** The selected option, or null. */
  value: ComboboxOption | null;
  /** Called when the user selects an option, and with null when the selection is cleared. */
  onSelect: (option: ComboboxOption | null) => void;
  /** The text of the input. It follows the selected option when the list closes, except with `freeText` and `keepText`. */
  inputValue: string;
  /** Called with the whole text of the input when it changes. */
  onInputChange: (text: string) => void;
  /** Whether the list is open. */
  open: boolean;
  /** Called when the list should open or close, with the reason. */
  onOpenChange: (open: boolean, reason: ComboboxOpenReason) => void;
};

/** The texts of a list of options. */
export type OptionListLabels = {
  /** The name of the list. */
  options: string;
  /** Shown before the user types. */
  idle: string;
  /** Shown while options load. */
  loading: string;
  /** Shown when no option matches. */
  empty: string;
  /** Used when the error has no message of its own. */
  failed: string;
  /** The button that loads the options again after a failure. */
  retry: string;
  /** `{total}` is the number of matches, of which only the first hundred are shown. */
  narrow: string;
  /** `{count}` is the number of options. Announced, not shown. */
  count: string;
};
