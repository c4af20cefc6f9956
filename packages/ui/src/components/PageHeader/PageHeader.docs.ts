import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The title of a page with its lead and its main actions.',
  when: 'At the top of every page: its title, a sentence about it, its main action.',
  whenNot: 'Not inside a card or a dialog, which have headings of their own.',
  anatomy: {
    story: 'Everything',
    parts: [
      { name: 'Title', selector: 'h1', note: 'The only `h1` of the page.' },
      { name: 'Lead', selector: 'header p', note: 'Optional: one sentence.' },
      {
        name: 'Actions',
        selector: 'header > div:last-child',
        side: 'end',
        note: 'Optional: the primary one last.',
      },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through the actions.' }],
  content: [
    'The title is the name of the thing or the plural of the listed things: “Services”.',
    'The lead adds a fact. It does not explain the page.',
  ],
  accessibility: ['The title takes focus after navigation.'],
  related: ['Breadcrumbs', 'PageContent', 'Card'],
  since: '0.1.0',
};
