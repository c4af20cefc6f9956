import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A ring with a few shares of a total, and a list of their values.',
  when: 'For a few shares whose total matters: open cases by impact on a dashboard.',
  whenNot: 'Not where shares are compared closely: StackedBar or BarList. Not for more than six.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Ring', selector: 'svg', note: 'Hidden from screen readers.' },
      { name: 'Total', selector: 'svg + div data', side: 'above' },
      { name: 'Segment name', selector: 'tbody th', side: 'above', note: 'A link where it can be opened.' },
      { name: 'Value and share', selector: 'tbody td', side: 'above' },
    ],
  },
  example: {
    do: 'Show a few parts of a whole, of different sizes.',
    dont: 'Compare many parts of nearly the same size: use a BarList.',
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the segments that are links.' }],
  content: ['Name the total in the title: “Open cases by impact”.'],
  accessibility: [
    'The list is a table with a caption. Colour is never the only key: each segment has a marker and a name.',
  ],
  related: ['StackedBar', 'BarList', 'MetricTile'],
  since: '0.1.0',
};
