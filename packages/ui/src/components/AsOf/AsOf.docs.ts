import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Says how old the data is, with a button that loads it again.',
  when: 'Below the data of a page or a card that is kept for a while: a list, a detail, a dashboard card.',
  whenNot: 'Not where new entries arrive by themselves, such as an open conversation.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Loads the data again.' }],
  content: ['Say the time only. The page says what the data is.'],
  accessibility: ['While data is loading the button keeps its focus and does nothing.'],
  related: ['AsyncContent', 'DateTime', 'Table'],
  since: '0.1.0',
};
