import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A placeholder for a page that is not built yet.',
  when: 'As the placeholder of a page that is not built yet.',
  whenNot: 'Not for a page that is temporarily down: ServiceUnavailableScreen.',
  keyboard: [{ keys: 'Tab', effect: 'Moves to the way out.' }],
  content: ['Do not promise a date.'],
  accessibility: ['The heading takes focus.'],
  related: ['NotFoundScreen', 'MessageScreen'],
  since: '0.1.0',
};
