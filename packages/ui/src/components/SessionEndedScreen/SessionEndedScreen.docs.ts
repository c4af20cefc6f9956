import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for when the sign-in redirected too many times in a row.',
  when: 'When the sign-in redirected too many times in a row and was stopped.',
  whenNot: 'Not when a session simply ended: the user is redirected to sign in.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Starts the sign-in again.' }],
  content: ['Say that nothing is wrong with the account.'],
  accessibility: ['The heading takes focus. The next try needs a click.'],
  related: ['SignInProblemScreen', 'SignedOutScreen'],
  since: '0.1.0',
};
