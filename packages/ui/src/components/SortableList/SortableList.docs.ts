import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A short list that the user puts in order.',
  when: 'For a short list whose order is the user’s own: pins, columns, rules.',
  whenNot: 'Not for rows that are sorted by a value: Table. Not for more than about 50 items.',
  anatomy: {
    story: 'ByButtons',
    parts: [
      { name: 'Handle', selector: 'li > span', note: 'For dragging.' },
      { name: 'Item', selector: 'li > div', side: 'above' },
      { name: 'Move up', selector: '[data-move="up"]', side: 'above' },
      { name: 'Move down', selector: '[data-move="down"]', side: 'above' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the buttons.' },
    { keys: 'Enter, Space', effect: 'Moves the item one place.' },
    { keys: 'Escape', effect: 'Ends dragging without a change.' },
  ],
  content: ['Name the items as they are named elsewhere.'],
  accessibility: ['Dragging is never the only way. Each step is announced: “2 of 5”.'],
  related: ['ColumnSettings', 'Table'],
  since: '0.1.0',
};
