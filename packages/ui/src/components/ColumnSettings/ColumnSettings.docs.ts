import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button that opens the list of a table’s columns, to show, hide and move them.',
  when: 'For a table with more columns than most people need. Keep the value for each user.',
  whenNot: 'Not for a table of up to five columns: show them all.',
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Trigger', selector: 'button[aria-haspopup]' },
      {
        name: 'Column',
        selector: '[role="dialog"] li',
        side: 'end',
        note: 'A required column cannot be hidden.',
      },
      { name: 'Show or hide', selector: '[role="dialog"] input' },
      { name: 'Move', selector: '[data-move]', side: 'above', note: 'Up and down.' },
    ],
  },
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the panel, ticks a column, moves it.' },
    { keys: 'Tab', effect: 'Moves through the columns.' },
    { keys: 'Escape', effect: 'Closes the panel and returns focus to the button.' },
  ],
  content: ['Use the column’s header as its name.'],
  accessibility: ['Each move is announced, and focus stays on the button that was pressed.'],
  related: ['Table', 'SavedViews', 'SortableList'],
  since: '0.1.0',
};
