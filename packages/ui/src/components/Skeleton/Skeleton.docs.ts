import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A placeholder in the shape of the content that loads.',
  when: 'When the shape of the content is known: rows, a heading, an image. Mark the region `aria-busy`.',
  whenNot:
    'Not for a whole page of unknown shape: LoadingIndicator. Not for an operation with a length: ProgressBar.',
  example: {
    do: 'Match the size of what comes.',
    dont: 'Show it for less than a moment: it appears after a delay where data is fast.',
  },
  keyboard: [],
  content: ['Do not put words into it.'],
  accessibility: ['It is hidden. Mark the region around it with `aria-busy`.'],
  related: ['LoadingIndicator', 'Table', 'ProgressBar'],
  since: '0.1.0',
};
