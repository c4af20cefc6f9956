import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A text with the words of a search marked.',
  when: 'In the results of a search, so that the reader sees why an entry was found.',
  whenNot: 'Not for emphasis in running text: <strong>.',
  keyboard: [],
  content: ['Pass the user’s words unchanged. Letter case does not matter.'],
  accessibility: ['It uses `<mark>`. The text is read without interruption.'],
  related: ['RichText', 'Table', 'CommandPalette'],
  since: '0.1.0',
};
