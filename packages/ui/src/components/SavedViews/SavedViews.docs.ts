import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button with the name of the current view of a list, which opens the user’s saved views.',
  when: 'For a list that people return to with the same columns, filters and sort order.',
  whenNot: 'Not for the views of one list that everyone needs: Tabs.',
  anatomy: {
    story: 'Modified',
    parts: [
      { name: 'Trigger', selector: 'button[aria-haspopup]', note: 'The name of the view, and “Modified”.' },
      { name: 'Saved view', selector: '[data-line="view"]' },
      { name: 'Default', selector: '[data-line="view"] small', note: 'The view that the list opens with.' },
      { name: 'Actions', selector: '[role="dialog"] ul + ul', note: 'Save, rename, delete.' },
    ],
  },
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the panel or runs an action.' },
    { keys: 'Tab', effect: 'Moves through the views and actions.' },
    { keys: 'Escape', effect: 'Closes the panel, or leaves renaming.' },
  ],
  content: ['The user chooses the names. Suggest one from the filters.'],
  accessibility: ['The current view has `aria-current`. A refused name says why.'],
  related: ['FilterBar', 'ColumnSettings', 'Tabs'],
  since: '0.1.0',
};
