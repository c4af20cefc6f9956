import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The terms of use, which the user accepts before anything else.',
  when: 'Before anything else, until the user has agreed.',
  whenNot: 'Not to show the terms later: LegalDocument.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Title', selector: 'h1' },
      { name: 'Terms', selector: 'section h2', note: 'Scroll with the page and can be printed.' },
      { name: 'Agree', selector: 'button[data-variant="primary"]' },
      {
        name: 'Disagree',
        selector: 'button[data-variant="secondary"]',
        side: 'end',
        note: 'Asks before it logs out.',
      },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through links in the text, then the buttons.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['The texts of the buttons are fixed by the specification.'],
  accessibility: ['It is a page, not a dialog: search and print work.'],
  related: ['DisagreeDialog', 'LegalDocument'],
  since: '0.1.0',
};
