import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A decorative drawing for an empty page, a failed one or a greeting.',
  when: 'Where a page has nothing else to show, or begins something: an empty page, a failed one, a greeting.',
  whenNot: 'Not in a row or a small card (Icon), nor for information that the text does not give.',
  keyboard: [],
  content: ['The text beside it says everything that it shows.'],
  accessibility: ['It is hidden from screen readers.'],
  related: ['EmptyState', 'MessageScreen', 'Icon'],
  since: '0.1.0',
};
