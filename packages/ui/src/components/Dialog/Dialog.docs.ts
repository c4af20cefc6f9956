import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A window over the page, for a short task that must be finished or cancelled first.',
  when: 'For a short task that the user finishes or cancels before continuing.',
  whenNot: 'Not for a yes-or-no question (ConfirmDialog), nor for a long task or one with steps: use a page.',
  anatomy: {
    story: 'Wide',
    parts: [
      { name: 'Title', selector: 'h2', note: 'Takes focus when the dialog opens.' },
      { name: 'Close', selector: 'h2 + button', side: 'above' },
      { name: 'Content', selector: 'h2 ~ p, section p' },
      {
        name: 'Actions',
        selector: 'button[data-variant="primary"]',
        side: 'below',
        note: 'The main action last.',
      },
    ],
  },
  example: { do: 'Keep it to what fits on one screen.', dont: 'Open a dialog from a dialog.' },
  keyboard: [
    { keys: 'Tab', effect: 'Moves inside the dialog only.' },
    { keys: 'Escape', effect: 'Closes it.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['The title names the task: “Site details”, not “Edit”.'],
  accessibility: [
    'Focus moves to the title, stays inside and returns on close. A click outside does not close it.',
  ],
  related: ['ConfirmDialog', 'Drawer', 'Popover'],
  since: '0.1.0',
};
