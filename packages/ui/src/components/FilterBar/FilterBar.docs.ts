import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The filters of a list and the values that are selected.',
  when: 'Above a list that people narrow by several values: services, cases, documents.',
  whenNot: 'Not for the views of one list that exclude each other: Tabs. Not for one search field alone.',
  anatomy: {
    story: 'Filtered',
    parts: [
      { name: 'Search', selector: 'input[type="search"]', note: 'Optional.' },
      {
        name: 'Filter',
        selector: '[data-place="wide"] > button',
        side: 'above',
        note: 'One button for each important filter.',
      },
      { name: 'More filters', selector: '[data-opens="all"] > button', side: 'above', note: 'The others.' },
      {
        name: 'Selected value',
        selector: 'li > button',
        side: 'below',
        note: 'Removes itself when pressed.',
      },
      {
        name: 'Actions',
        selector: '[role="group"] > :last-child > button',
        side: 'above',
        note: 'For the whole list.',
      },
    ],
  },
  example: {
    do: 'Name filters and values in the words of the list, the most used first.',
    dont: 'Name them by codes, or select every value, which filters nothing.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through filters and selected values.' },
    { keys: 'Enter, Space', effect: 'Opens a filter, or removes a value.' },
    { keys: 'Escape', effect: 'Closes an open filter and returns focus.' },
  ],
  content: [
    'A filter of many values, such as a site, has a control in place of checkboxes: a Combobox, or a DateRangeField.',
    'Name a filter as the column is named.',
    'A selected value names its filter: “Status: Active”.',
  ],
  accessibility: [
    'Every change is announced with the number of results. When a value is removed, focus moves to the next one.',
  ],
  related: ['Table', 'SavedViews', 'Tabs', 'Combobox', 'DateRangeField'],
  since: '0.1.0',
};
