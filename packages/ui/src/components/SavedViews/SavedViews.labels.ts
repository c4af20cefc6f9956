import type { SavedViewsLabels } from './SavedViews.types.ts';

/** The default texts. */
export const defaultSavedViewsLabels: SavedViewsLabels = {
  savedViews: 'Saved views',
  current: 'Saved view:',
  standard: 'Standard view',
  modified: 'Modified',
  default: 'Default',
  save: 'Save changes',
  saveAs: 'Save as a new view',
  rename: 'Rename',
  setDefault: 'Set as default',
  delete: 'Delete',
  name: 'Name of the view',
  nameMissing: 'Enter a name.',
  nameTaken: 'Another view has this name. Enter a different one.',
  submit: 'Save',
  cancel: 'Cancel',
};
