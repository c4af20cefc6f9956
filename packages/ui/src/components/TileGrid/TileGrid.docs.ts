import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A list of tiles in as many columns as fit.',
  when: 'Around tiles, as on the landing page.',
  whenNot: 'Not around anything but tiles: Grid.',
  keyboard: [{ keys: 'Tab', effect: 'Moves through the tiles.' }],
  content: ['Put the most used destinations first.'],
  accessibility: ['It is a list, so screen readers say how many tiles there are.'],
  related: ['Tile', 'Grid'],
  since: '0.1.0',
};
