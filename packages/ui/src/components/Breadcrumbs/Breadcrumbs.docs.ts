import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The path from the start of an area to this page.',
  when: 'Above the heading of a page at least two levels deep.',
  whenNot: 'Not on first-level pages, which the bar shows already. Not for the steps of a task: Stepper.',
  anatomy: {
    story: 'Wide',
    parts: [
      {
        name: 'Parent pages',
        selector: 'ol li:first-child a',
        note: 'Links, from the top of the area down.',
      },
      {
        name: 'Separator',
        selector: 'ol li:first-child svg:last-child',
        side: 'below',
        note: 'Not read aloud.',
      },
      { name: 'This page', selector: '[aria-current="page"]', side: 'above', note: 'Text, not a link.' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the parent pages.' }],
  content: ['Use the titles of the pages, without changes.'],
  accessibility: ['It is a navigation landmark. The last entry has `aria-current="page"`.'],
  related: ['PageHeader', 'Stepper', 'TopNav'],
  since: '0.1.0',
};
