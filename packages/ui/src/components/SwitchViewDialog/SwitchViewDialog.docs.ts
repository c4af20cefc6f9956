import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A dialog that asks before the portal switches between Apollo and Artemis.',
  when: 'When the user has chosen the other view in the bar.',
  whenNot: 'Not when the user chose the current view: that only closes the menu.',
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the buttons.' },
    { keys: 'Escape', effect: 'Stays in the current view.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['Name both views, and say what happens to unsaved changes.'],
  accessibility: ['It is an `alertdialog`. Focus returns to the bar.'],
  related: ['ConfirmDialog', 'TopNav'],
  since: '0.1.0',
};
