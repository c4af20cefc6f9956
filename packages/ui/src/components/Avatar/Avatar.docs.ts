import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A person as a picture or as initials.',
  when: 'For people in a conversation, a list of followers, the profile menu.',
  whenNot: 'Not for a product or a file: Icon. `decorative` where the name is next to it.',
  example: {
    do: 'Show the name in text next to it and set `decorative`.',
    dont: 'Use a colour for each person: colour has no meaning here.',
  },
  keyboard: [],
  content: ['Pass the full name. It is the accessible name and gives the initials.'],
  accessibility: ['A decorative avatar is hidden from screen readers, because the name is next to it.'],
  related: ['Icon', 'Conversation', 'Badge'],
  since: '0.1.0',
};
