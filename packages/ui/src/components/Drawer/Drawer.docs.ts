import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A panel at the end edge of the window with more about one thing of the page.',
  when: 'For more about one thing of a list, without leaving it: a row’s details, more filters, a short form.',
  whenNot:
    'Not for what has an address of its own: a page. Not for a question: ConfirmDialog. `modal` only where the page behind must wait.',
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Title', selector: '[role="dialog"] h2', note: 'Takes focus when the drawer opens.' },
      { name: 'Close', selector: '[role="dialog"] button[aria-label]', side: 'above' },
      { name: 'Content', selector: '[role="dialog"] dl' },
      {
        name: 'Actions',
        selector: '[role="dialog"] button[data-variant]',
        side: 'below',
        note: 'Stay in view at the foot.',
      },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the drawer; out of it to the page unless it is modal.' },
    { keys: 'Escape', effect: 'Closes it and returns focus.' },
  ],
  content: ['The title is the name of the thing whose details are shown.'],
  accessibility: ['Unless `modal` is set, the page stays usable.'],
  related: ['Dialog', 'Popover', 'Table'],
  since: '0.1.0',
};
