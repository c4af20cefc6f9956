import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A trend as one line, without axes.',
  when: 'For a trend at a glance, next to its current value: traffic, open cases, spend.',
  whenNot: 'Not to read single values: Table. Not to compare two trends: each has its own scale.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Line', selector: 'svg', note: 'Scaled to its own lowest and highest value.' },
      { name: 'First value', selector: 'svg + div > span:first-child' },
      { name: 'Last value', selector: 'svg + div > span:last-child', side: 'end' },
    ],
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Tries again after a failure.' }],
  content: ['The title names the measure and the period: “Traffic in November”.'],
  accessibility: ['Screen readers get a sentence and a table instead of the line.'],
  related: ['MetricTile', 'BarList', 'Table'],
  since: '0.1.0',
};
