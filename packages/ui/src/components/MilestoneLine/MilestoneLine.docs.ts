import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The milestones of a delivery with their dates and owners.',
  when: 'For a delivery with agreed milestones, dates and owners: an order, a number port. `compact` for a table.',
  whenNot: 'Not for the history of a thing: Timeline. Not for the steps of the user’s own task: Stepper.',
  anatomy: {
    story: 'Delivery',
    parts: [
      {
        name: 'Marker',
        selector: 'li[aria-current] > span',
        side: 'above',
        note: 'Done, current, late or upcoming.',
      },
      { name: 'Milestone', selector: 'li[aria-current] > div > div', side: 'above' },
      {
        name: 'Dates',
        selector: 'li[aria-current] dl',
        side: 'below',
        note: 'Planned, done, and how a date moved.',
      },
      { name: 'List', selector: 'ol', note: 'Scrolls sideways where it is long.' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the list where it scrolls.' },
    { keys: 'Arrow keys', effect: 'Scroll it.' },
  ],
  content: ['Name milestones as results: “Order received”, “Site ready”.'],
  accessibility: ['It is a list. Each milestone says its state in words.'],
  related: ['Timeline', 'Stepper', 'Table'],
  since: '0.1.0',
};
