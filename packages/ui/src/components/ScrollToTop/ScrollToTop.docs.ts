import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button in the lower corner that scrolls back to the top.',
  when: 'Once in the shell, for all pages.',
  whenNot: 'Not inside a scrolling part of a page: it measures and scrolls the whole page.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Scrolls up and focuses the page heading.' }],
  content: ['Keep its label: “Scroll to top”.'],
  accessibility: ['It is not in the tab order while hidden. Motion stops under reduced motion.'],
  related: ['ChatButton', 'Toasts'],
  since: '0.1.0',
};
