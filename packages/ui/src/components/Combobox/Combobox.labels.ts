import type { OptionListLabels } from './Combobox.types.ts';
import { defaultOptionListLabels } from './OptionList.labels.ts';

/** Every string of the combobox. */
export type ComboboxLabels = OptionListLabels & {
  /** The button that clears the text and the selection. */
  clear: string;
  /** The button that opens and closes the list. */
  showOptions: string;
};

/** The default texts. */
export const defaultComboboxLabels: ComboboxLabels = {
  ...defaultOptionListLabels,
  clear: 'Clear',
  showOptions: 'Show options',
};
