import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A heading inside a page, by its level in the outline.',
  when: 'For a part of a page that has no box around it, and for parts of a card or a drawer.',
  whenNot: 'Not for the page itself: PageHeader. Not for a box about one subject: the title of a Card.',
  keyboard: [],
  example: {
    do: 'Choose the level by the outline, and `size` where the design asks for another.',
    dont: 'Choose a level because its text has the right size.',
  },
  content: ['A heading names what follows, in a few words and without a full stop.'],
  accessibility: ['Levels follow each other without a gap, so that a screen reader can list the page.'],
  related: ['PageHeader', 'Card', 'Text'],
  since: '0.1.0',
};
