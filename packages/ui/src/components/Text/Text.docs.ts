import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A paragraph or a part of one, in a role of the type scale.',
  when: 'For a sentence on a page, a quiet line below a value, or words that a user typed.',
  whenNot: 'Not for text that is read from start to end: Prose. Not for a heading: Heading.',
  keyboard: [],
  example: {
    do: 'Leave the space between texts to the Stack around them.',
    dont: 'Style a paragraph on the page.',
  },
  content: ['Use the quiet tone for what helps to understand the rest, never for what a user must not miss.'],
  accessibility: [
    'A tone is a colour, which nobody hears. Say with words that something is an error.',
    'Use `bdi` for a name or an address that may be in a script of the other direction.',
  ],
  related: ['Heading', 'Prose', 'Stack'],
  since: '0.1.0',
};
