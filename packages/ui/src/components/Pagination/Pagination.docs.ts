import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The pages of a long list.',
  when: 'Under a table or list that the server sends in pages.',
  whenNot: 'Not for a list that fits on one page. Not for the steps of a task: Stepper.',
  anatomy: {
    story: 'MiddlePage',
    parts: [
      { name: 'Range', selector: 'p', note: 'Which rows are shown, of how many.' },
      { name: 'Previous', selector: 'div > button:first-child', side: 'above' },
      { name: 'Page', selector: 'ol button', side: 'above' },
      { name: 'Current page', selector: '[aria-current="page"]', side: 'above' },
      { name: 'Next', selector: 'div > button:last-child', side: 'above' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the pages.' },
    { keys: 'Enter, Space', effect: 'Shows the page.' },
  ],
  content: ['Give the total where it is known: “501–525 of 1,043”.'],
  accessibility: ['It is a navigation landmark. The range is announced after a change, and focus stays.'],
  related: ['Table', 'FilterBar'],
  since: '0.1.0',
};
