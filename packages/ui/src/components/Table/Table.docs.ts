import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Many items of one kind, to compare, sort and act on.',
  when: 'For many items of one kind that are compared, sorted or selected: services, cases, quotes, users.',
  whenNot:
    'Not for the facts of one thing: DescriptionList. Not for page layout: Grid. Never more than 100 rows: Pagination.',
  anatomy: {
    story: 'Selection',
    parts: [
      { name: 'Caption', selector: 'caption, [data-selectable] > span', note: 'Names the table.' },
      {
        name: 'Selection',
        selector: 'output',
        side: 'above',
        note: 'The number of selected rows, and the actions on them.',
      },
      {
        name: 'Column header',
        selector: 'th[data-kind="identifier"]',
        side: 'below',
        note: 'Sorts where it is a button.',
      },
      { name: 'Select all', selector: 'th[data-cell="select"]' },
      {
        name: 'Row header',
        selector: 'tbody th',
        side: 'below',
        note: 'The name of the row, usually a RowTitle.',
      },
      { name: 'Row actions', selector: 'tbody [data-cell="actions"]', side: 'end' },
    ],
  },
  example: {
    do: 'Make the name of the row the link.',
    dont: 'Put a “View” button into every row.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through headers, checkboxes, links and actions.' },
    { keys: 'Enter, Space', effect: 'Sorts by the column; ticks the row.' },
    { keys: 'Shift + click, Shift + Space', effect: 'Selects all rows up to this one.' },
    { keys: 'Arrow keys', effect: 'Scroll a table that is wider than the page, while it has focus.' },
  ],
  content: [
    'Headers are nouns of one or two words, with the unit: “Mbit/s”.',
    'Align numbers to the end. Start with what people search by.',
  ],
  accessibility: ['It is a table on every screen: on a phone each row is a card with its headers.'],
  related: ['Pagination', 'FilterBar', 'RowTitle', 'DescriptionList'],
  since: '0.1.0',
};
