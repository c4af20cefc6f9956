import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A box around content about one subject.',
  when: 'To group what belongs to one thing on a page about several: a contract, a site, a group of settings.',
  whenNot: 'Not around a whole page, and never inside another card. For a card that is a link, use a Tile.',
  anatomy: {
    story: 'Everything',
    parts: [
      { name: 'Title', selector: 'h2', side: 'above', note: 'The subject of the card.' },
      { name: 'Lead', selector: 'h2 + p', note: 'Optional: one line about it.' },
      {
        name: 'Actions',
        selector: 'div > button:first-child',
        side: 'above',
        note: 'Optional: quiet or secondary buttons.',
      },
      { name: 'Content', selector: 'dl' },
      { name: 'Footer', selector: 'a[data-variant]', note: 'Optional: a link to more.' },
    ],
  },
  example: { do: 'Give one card to one subject.', dont: 'Put a card inside a card.' },
  keyboard: [],
  content: ['The title is the name of the thing, not of the kind of thing.'],
  accessibility: ['Choose the heading level that fits the page. `article` suits a card that stands alone.'],
  related: ['Tile', 'Grid', 'ReviewSection'],
  since: '0.1.0',
};
