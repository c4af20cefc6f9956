import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A legal text with its date and a table of contents.',
  when: 'For terms, policies and other long texts with numbered sections.',
  whenNot: 'Not for help or announcements: Prose in a page.',
  anatomy: {
    story: 'Policy',
    parts: [
      { name: 'Title', selector: 'h1', side: 'above' },
      { name: 'Date', selector: 'h1, article p', note: 'When it was last changed.' },
      { name: 'Contents', selector: 'nav', note: 'Stays in view where there is space.' },
      { name: 'Section', selector: 'section h2' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the table of contents.' },
    { keys: 'Enter', effect: 'Moves to the section.' },
  ],
  content: ['Number the sections, and keep the numbers when the text changes.'],
  accessibility: ['The contents are a navigation landmark. Each section is named by its heading.'],
  related: ['TermsScreen', 'Prose', 'RichText'],
  since: '0.1.0',
};
