import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'One number that matters, as a link to what it counts.',
  when: 'For the few numbers that a page begins with: cases that wait for the user, services that are down.',
  whenNot: 'Not for a destination without a number: Tile. Not for the facts of one thing: DescriptionList.',
  anatomy: {
    story: 'Dashboard',
    parts: [
      { name: 'Name', selector: 'a > span' },
      { name: 'Number', selector: 'data' },
      {
        name: 'Change',
        selector: '[data-tone] bdi',
        side: 'end',
        note: 'Optional: in words, with its period.',
      },
    ],
  },
  example: {
    do: 'Count items that a user acts on. Link them, and say whether a change is good.',
    dont: 'Show a large number without an action.',
  },
  keyboard: [{ keys: 'Enter', effect: 'Opens what the number counts.' }],
  content: ['Name the counted items: “Services down”.', 'The change names its period: “Up 3 since Monday”.'],
  accessibility: ['Name, number and change are read together as text.'],
  related: ['Grid', 'Tile', 'Sparkline', 'Meter'],
  since: '0.1.0',
};
