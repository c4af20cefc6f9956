import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Columns that follow the width of their container.',
  when: 'For cards, figures and fields in columns, and for a page with an aside.',
  whenNot: 'Not for records that are compared row by row: Table. Not for tiles: TileGrid.',
  keyboard: [],
  content: ['Put things of the same kind in one grid, in the order in which they are read.'],
  accessibility: ['The order on the screen is the order in the document.'],
  related: ['Stack', 'TileGrid', 'Card'],
  since: '0.1.0',
};
