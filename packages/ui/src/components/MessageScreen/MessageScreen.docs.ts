import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen with one message and one action.',
  when: 'To build a screen with one message and one action, when no ready-made screen fits.',
  whenNot: 'Not for an empty list inside a page (EmptyState), nor where a ready-made screen exists.',
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action.' }],
  content: ['The heading says what happened, the text what to do.'],
  accessibility: ['It has one heading, which takes focus. It works without the network.'],
  related: ['EmptyState', 'NotFoundScreen', 'ServiceUnavailableScreen'],
  since: '0.1.0',
};
