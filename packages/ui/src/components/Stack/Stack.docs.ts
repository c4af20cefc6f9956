import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Equal space between things, in a column or a row.',
  when: 'To stack things or place them side by side with equal spacing.',
  whenNot: 'Not for columns that align across rows: Grid or Table.',
  keyboard: [],
  example: {
    do: 'Set `align="start"` on a column with a button, so that the button is as wide as its text.',
    dont: 'Leave a button in a wide column as wide as the page.',
  },
  content: ['Use a small gap inside a group and a larger one between groups.'],
  accessibility: ['It adds no roles. The order on the screen is the order in the document.'],
  related: ['Grid', 'PageContent', 'FieldRow'],
  since: '0.1.0',
};
