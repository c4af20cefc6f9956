import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A dialog that asks before logging out a user who disagrees with the terms.',
  when: 'With TermsScreen, after I Disagree.',
  whenNot: 'Not for other questions: ConfirmDialog.',
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the buttons.' },
    { keys: 'Escape', effect: 'Returns to the terms.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['Say that the portal cannot be used without agreeing.'],
  accessibility: ['It is an `alertdialog`. Focus returns to the button that opened it.'],
  related: ['TermsScreen', 'ConfirmDialog'],
  since: '0.1.0',
};
