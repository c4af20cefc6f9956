import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for when the sign-in failed.',
  when: 'When the identity provider is unreachable or its response was rejected.',
  whenNot: 'Not when the user has no access: AccessDeniedScreen or NoAccessScreen.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Tries again.' }],
  content: ['Say whether trying again helps, or who can help.'],
  accessibility: ['The heading takes focus. It shows no technical details.'],
  related: ['SessionEndedScreen', 'AccessDeniedScreen', 'MessageScreen'],
  since: '0.1.0',
};
