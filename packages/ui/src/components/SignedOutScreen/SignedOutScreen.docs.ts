import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen after a sign-out that did not reach the identity provider.',
  when: 'After a sign-out that did not reach the identity provider.',
  whenNot: 'Not after an ordinary sign-out, which ends at the provider’s form.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Signs in again.' }],
  content: ['Advise closing the browser on a shared computer.'],
  accessibility: ['The heading takes focus. Nothing signs in without a click.'],
  related: ['SessionEndedScreen', 'SignInProblemScreen'],
  since: '0.1.0',
};
