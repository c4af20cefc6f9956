import type { OptionListLabels } from '../Combobox/Combobox.types.ts';
import { defaultOptionListLabels } from '../Combobox/OptionList.labels.ts';

/** Every string of the control. */
export type MultiSelectLabels = OptionListLabels & {
  /** The name of the list of selected options. */
  selection: string;
  /** The button that removes a selected option. `{label}` is the option. */
  remove: string;
  /** The name of the button that clears the selection. */
  clearAll: string;
  /** The button that opens and closes the list. */
  showOptions: string;
  /** The button that selects every option in the list. */
  selectAll: string;
  /** As `selected`, while no option is selected. */
  noneSelected: string;
  /** `{count}` is the number of selected options. */
  selected: string;
};

/** The default texts. */
export const defaultMultiSelectLabels: MultiSelectLabels = {
  ...defaultOptionListLabels,
  selection: 'Selected',
  remove: 'Remove {label}',
  clearAll: 'Clear all',
  showOptions: 'Show options',
  selectAll: 'Select all',
  noneSelected: 'None selected',
  selected: '{count} selected',
};
