import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The filters of a list, and the selection of its table in the same place.',
  when: 'Above a Table whose rows can be selected for an action on several of them.',
  whenNot:
    'Not for a table without actions on several rows: a FilterBar alone. Not for one row: the actions in its row.',
  anatomy: {
    story: 'Selecting',
    parts: [
      {
        name: 'Count',
        selector: 'output',
        note: 'The number of selected rows, including those of other pages.',
      },
      {
        name: 'Select all',
        selector: '[data-selects="all"]',
        side: 'above',
        note: 'All rows that the filter finds. Offered once the page is selected.',
      },
      {
        name: 'Clear selection',
        selector: '[data-clears="selection"]',
        side: 'below',
        note: 'Brings the filters back.',
      },
      {
        name: 'Actions',
        selector: '[data-clears="selection"] ~ button',
        side: 'below',
        note: 'For the selected rows.',
      },
    ],
  },
  example: {
    do: 'Give the table `hideSelection`, so that the selection is shown once.',
    dont: 'Put an action that needs no selection here: it would be hidden most of the time.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the filters, or through the actions while rows are selected.' },
    { keys: 'Enter, Space', effect: 'Presses the button.' },
  ],
  content: ['An action is a verb, or the name of the format that it downloads: “Close cases”, “CSV”.'],
  accessibility: [
    'The number of selected rows is announced at each change.',
    'While rows are selected, the filters can be neither seen nor reached. Focus stays in the toolbar when the two change places.',
  ],
  related: ['Table', 'FilterBar', 'Pagination', 'SavedViews'],
  since: '0.1.0',
};
