import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The logo with the product’s name.',
  when: 'In the bar, and above the heading of a screen without a bar.',
  whenNot: 'Not as an illustration, nor in another colour than the text.',
  keyboard: [],
  content: ['Do not translate the name.'],
  accessibility: [
    'The name is text that is marked as not translatable. A link around it says where it leads.',
  ],
  related: ['Icon', 'Illustration', 'TopNav'],
  since: '0.1.0',
};
