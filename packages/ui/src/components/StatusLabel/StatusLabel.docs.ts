import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The status of one thing: a shape and a word.',
  when: 'For the status of a case, order, service or quote: the same words everywhere. `strong` only for what waits for the reader.',
  whenNot:
    'Not for a mark that is no status, such as New: Badge. Not for a sentence: InlineAlert. Not for anything that can be clicked.',
  example: {
    do: '`strong` for what waits for the reader.',
    dont: 'Make every row loud.',
  },
  keyboard: [],
  content: [
    'Use the status words of the product, the same everywhere.',
    'One or two words in sentence case: “In progress”.',
  ],
  accessibility: ['The word carries the meaning. Shape and colour support it.'],
  related: ['Badge', 'Table', 'Timeline', 'InlineAlert'],
  since: '0.1.0',
};
