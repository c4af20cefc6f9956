import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The used part of a limit.',
  when: 'For how much of a limit is used: licences, storage, channels. The value can rise and fall.',
  whenNot: 'Not for an operation that ends when it is full: ProgressBar. Not for several parts: StackedBar.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Name', selector: 'span' },
      { name: 'Value', selector: 'bdi', side: 'above', note: 'In words: “3 of 5 used”.' },
      { name: 'Bar', selector: 'meter', note: 'Changes its tone near the limit.' },
    ],
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Tries again after a failure.' }],
  content: ['Give the value and the limit in words. Never only a percentage.'],
  accessibility: ['It is a native `<meter>` with a name.'],
  related: ['ProgressBar', 'MetricTile', 'StackedBar'],
  since: '0.1.0',
};
