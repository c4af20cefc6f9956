import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A line drawing of 16 to 24 px in the colour of its text.',
  when: 'Beside a label that it helps to find, or alone in an IconButton.',
  whenNot: 'Not as the only sign of a meaning, and not as decoration.',
  example: { do: 'Put it beside a word.', dont: 'Let it be the only sign of a state.' },
  keyboard: [],
  content: ['One icon for one meaning across the product.'],
  accessibility: ['Without a `label` it is hidden from screen readers.'],
  related: ['IconButton', 'Illustration', 'StatusLabel'],
  since: '0.1.0',
};
