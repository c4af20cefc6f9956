import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A word that sets one thing apart from others.',
  when: 'For a mark that sets something apart from others: New, Confidential, Following.',
  whenNot:
    'Not for the status of a thing: StatusLabel. Not for a sentence: InlineAlert. Not for anything that can be clicked or removed.',
  example: { do: 'Mark the few that differ.', dont: 'Give every row a badge: then none stands out.' },
  keyboard: [],
  content: [
    'One or two words, with a capital letter and no full stop: “New”, “Confidential”.',
    'The word carries the meaning. The colour only supports it.',
  ],
  accessibility: ['It is plain text. Screen readers read it where it stands.'],
  related: ['StatusLabel', 'InlineAlert', 'RowTitle'],
  since: '0.1.0',
};
