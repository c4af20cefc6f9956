import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A card that is one link to a destination.',
  when: 'In a TileGrid, for a destination with a name and a sentence.',
  whenNot: 'Not for records or figures: Card. Not for more than about a dozen: a list or a menu.',
  anatomy: {
    story: 'External',
    parts: [
      { name: 'Icon', selector: 'li > svg' },
      { name: 'Title', selector: 'h2', side: 'above', note: 'The link; the whole tile is its target.' },
      { name: 'Text', selector: 'h2 + p', side: 'end', note: 'One sentence.' },
    ],
  },
  keyboard: [{ keys: 'Enter', effect: 'Opens the page.' }],
  content: ['The title is the name of the destination, the text what can be done there.'],
  accessibility: ['It is one link, named by its title.'],
  related: ['TileGrid', 'Card', 'MetricTile'],
  since: '0.1.0',
};
