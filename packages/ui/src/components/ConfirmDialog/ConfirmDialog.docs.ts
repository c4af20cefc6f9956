import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A dialog that asks before an action that costs money or cannot be undone.',
  when: 'Before an action that costs money or cannot be undone: withdrawing an order, removing a user.',
  whenNot: 'Not for an action that can be undone: do it and offer Undo. Not for a form: Dialog.',
  anatomy: {
    story: 'Question',
    parts: [
      { name: 'Question', selector: 'h2', note: 'Names the action and the thing.' },
      {
        name: 'Consequences',
        selector: ':has(> h2) + div',
        note: 'The consequence, and the remaining options.',
      },
      {
        name: 'Cancel',
        selector: 'button[data-variant="secondary"]',
        side: 'below',
        note: 'Changes nothing.',
      },
      {
        name: 'Confirm',
        selector: 'button[data-variant="primary"]',
        side: 'end',
        note: 'Repeats the verb of the question.',
      },
    ],
  },
  example: {
    do: 'Name the loss, and say on the button what happens.',
    dont: 'Ask before something that can be undone: do it, and offer Undo.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the buttons.' },
    { keys: 'Escape', effect: 'Cancels.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: [
    'The title is a question with the verb of the button: “Withdraw the order?”',
    'The buttons answer it: “Withdraw” and “Keep it”, not “Yes” and “No”.',
  ],
  accessibility: ['It is an `alertdialog`: its text is read when it opens. Focus returns where it was.'],
  related: ['Dialog', 'Toasts', 'SwitchViewDialog'],
  since: '0.1.0',
};
