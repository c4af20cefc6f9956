import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'One bar with the parts of a whole, and a list of their values.',
  when: 'For the parts of a whole, in up to six segments: cases by status, spend by product.',
  whenNot: 'Not to compare values: BarList. Not for one value of a limit: Meter.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Bar', selector: 'svg' },
      { name: 'Segment name', selector: 'tbody th', note: 'A link where it can be opened.' },
      { name: 'Value and share', selector: 'tbody td', side: 'above' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the segments that are links.' }],
  content: ['The title names the whole: “Open cases by impact”.'],
  accessibility: ['The list is a table with a caption. Each segment has a marker and a name.'],
  related: ['Donut', 'BarList', 'Meter'],
  since: '0.1.0',
};
