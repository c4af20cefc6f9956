import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The differences between two versions of one thing, field by field.',
  when: 'For what differs between two versions of one thing: a change request, an audit entry, an edit conflict.',
  whenNot: 'Not for the facts of one version: DescriptionList. Not to compare several things: Table.',
  anatomy: {
    story: 'Change',
    parts: [
      { name: 'Field', selector: 'dt', side: 'above' },
      {
        name: 'Kind of change',
        selector: 'dt > span',
        note: 'Changed, added or removed, in words.',
      },
      { name: 'Before', selector: '[data-side="before"] del', side: 'below' },
      { name: 'After', selector: '[data-side="after"] ins', side: 'end' },
      {
        name: 'Unchanged',
        selector: 'button[aria-expanded]',
        side: 'end',
        note: 'Shows the fields that did not change.',
      },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the choices of a conflict and to “Show unchanged”.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
    { keys: 'Arrow keys', effect: 'Choose a side in a conflict.' },
  ],
  content: ['Use the field labels of the form in which the values are edited.'],
  accessibility: ['Words and shapes tell changes apart, not only colour. It uses `<ins>` and `<del>`.'],
  related: ['DescriptionList', 'ReviewSection', 'Timeline'],
  since: '0.1.0',
};
