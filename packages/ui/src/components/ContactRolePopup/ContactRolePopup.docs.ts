import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A dialog that asks for the contacts that are missing after sign-in.',
  when: 'After sign-in, when the server reports that a contact role has not been set.',
  whenNot: 'Not to manage contacts: that is a page. Not for other settings: Dialog with a form.',
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the choices and buttons.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
    { keys: 'Escape', effect: 'Closes it where it can be closed.' },
  ],
  content: ['Say why the contact is needed and what is sent to it.'],
  accessibility: ['Focus moves to the title. Errors are announced and keep the choices.'],
  related: ['Dialog', 'NativeSelect', 'WelcomePopup'],
  since: '0.1.0',
};
