import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A sign that something loads whose shape is not known.',
  when: 'When nothing is known about the content that loads: the first start, a page’s code.',
  whenNot:
    'Not when the shape of the content is known: Skeleton. Not inside a button: use its pending state.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Presses the button that appears after a long wait.' }],
  content: ['Say what loads when it takes long: “Loading the price list”.'],
  accessibility: ['The text is a status. The animation starts after 300 ms and stops under reduced motion.'],
  related: ['Skeleton', 'ProgressBar', 'Button'],
  since: '0.1.0',
};
