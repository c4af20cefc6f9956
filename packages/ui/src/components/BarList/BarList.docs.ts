import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A list of values, each with its name, a bar and the number.',
  when: 'To compare values: cases by impact, sites by traffic. The number is next to its bar.',
  whenNot: 'Not for the parts of a whole: StackedBar. Not for more than about 20 rows: Table.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Name', selector: 'tbody th', note: 'A link where the value can be opened.' },
      {
        name: 'Bar',
        selector: 'tbody tr td > svg',
        side: 'above',
        note: 'All bars share one scale that starts at zero.',
      },
      { name: 'Value', selector: 'tbody td data', side: 'above' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the names that are links.' }],
  content: [
    'The title names the counted items and their groups: “Open cases by impact”.',
    'Sort by value, unless the order of the names means something.',
  ],
  accessibility: ['It is a table with a caption. The bars are hidden from screen readers.'],
  related: ['StackedBar', 'Donut', 'Table'],
  since: '0.1.0',
};
