import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for a user who has access to neither view.',
  when: 'On the landing page of a user with access to neither view.',
  whenNot: 'Not for a single page without access: AccessDeniedScreen.',
  keyboard: [{ keys: 'Tab', effect: 'Moves to the links.' }],
  content: ['Say who can grant access and which pages are open.'],
  accessibility: ['The heading takes focus.'],
  related: ['AccessDeniedScreen', 'MessageScreen'],
  since: '0.1.0',
};
