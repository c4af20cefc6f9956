import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Typography for text that is read from start to end.',
  when: 'For text that is read from start to end.',
  whenNot: 'Not for tools and forms, which use 14 px and tighter spacing.',
  keyboard: [],
  content: ['Use headings every few paragraphs. Keep paragraphs under five lines.'],
  accessibility: ['Lines have about 66 characters. Use real headings and lists.'],
  related: ['RichText', 'LegalDocument', 'Highlight'],
  since: '0.1.0',
};
