import type { ComboboxControl, ComboboxOption } from '../Combobox/Combobox.types.ts';

/** What the caller of a multiple selection holds. The text of the input is emptied when the list closes. */
export type MultiSelectControl = Omit<ComboboxControl, 'value' | 'onSelect'> & {
  /** The selected options, in the order of the chips. */
  values: readonly ComboboxOption[];
  /** Called with all selected options after each change. */
  onValuesChange: (values: readonly ComboboxOption[]) => void;
};
