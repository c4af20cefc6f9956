import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A field for text of several lines.',
  when: 'For multi-line text: what happened, what is needed, a note to the engineer.',
  whenNot: 'Not for a single line: TextField. Not for text that cannot be edited: a paragraph.',
  anatomy: {
    story: 'WithCount',
    parts: [
      { name: 'Label', selector: 'label', note: 'From the Field around it.' },
      { name: 'Text', selector: 'textarea', note: 'Grows with its content.' },
      { name: 'Count', selector: 'textarea + div', side: 'below', note: 'The used part of the limit.' },
    ],
  },
  keyboard: [
    { keys: 'Enter', effect: 'Starts a new line.' },
    { keys: 'Tab', effect: 'Moves on.' },
  ],
  content: ['Say in the hint what to include: when it began, what you tried.'],
  accessibility: ['The count is announced near the limit, not at each letter.'],
  related: ['TextField', 'Field', 'Composer'],
  since: '0.1.0',
};
