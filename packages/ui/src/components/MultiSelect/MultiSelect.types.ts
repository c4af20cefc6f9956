import type { ComboboxControl, ComboboxOption } from '../Combobox/Combobox.types.ts';

/** The state of a multiple selection, which the caller holds. The text of the input is emptied when the list closes. */
export type MultiSelectControl = Omit<ComboboxControl, 'value' | 'onSelect'> & {
  /** The selected options, in the order of the chips. */
  values: readonly ComboboxOption[];
  /** Called with all selected options after each change. */
  onValuesChange: (values: readonly ComboboxOption[]) => void;
};
