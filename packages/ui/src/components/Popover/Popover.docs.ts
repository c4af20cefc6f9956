import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A small panel that belongs to a button.',
  when: 'For a few fields or an explanation that belongs to one button: a filter, a legend, a definition.',
  whenNot:
    'Not for a list of actions: MenuButton. Not for a task that must be finished: Dialog. Not for more than fits above the fold: Drawer.',
  anatomy: {
    story: 'Open',
    parts: [
      { name: 'Trigger', selector: 'button[aria-haspopup]' },
      { name: 'Title', selector: '[role="dialog"] h2', side: 'end' },
      { name: 'Content', selector: '[data-gap]', side: 'below', note: 'A few fields or a short text.' },
    ],
  },
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens it; focus moves to its first control.' },
    { keys: 'Tab', effect: 'Leaves it after the last control, which closes it.' },
    { keys: 'Escape', effect: 'Closes it and returns focus to the button.' },
  ],
  content: ['The title repeats the words of the button.'],
  accessibility: ['It is a non-modal dialog that is named by its title.'],
  related: ['MenuButton', 'Dialog', 'Drawer', 'Tooltip'],
  since: '0.1.0',
};
