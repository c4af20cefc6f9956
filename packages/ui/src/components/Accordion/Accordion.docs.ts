import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Sections under each other that open and close one by one.',
  when: 'For sections of which a reader needs one or two: the groups of an estimate, options of a site, questions.',
  whenNot: 'Not for what most readers need: show it. Not for views of one thing: Tabs.',
  anatomy: {
    story: 'Sections',
    parts: [
      { name: 'Section', selector: 'details' },
      {
        name: 'Heading',
        selector: 'summary h3',
        side: 'above',
        note: 'Names the content, so that users open only the section they need.',
      },
      { name: 'Arrow', selector: 'summary > svg', side: 'above', note: 'Turns when the section opens.' },
      {
        name: 'Summary',
        selector: 'summary > span',
        side: 'above',
        note: 'Optional: a status or a total that is useful while closed.',
      },
      { name: 'Content', selector: 'details[open] > div', side: 'below' },
    ],
  },
  example: {
    do: 'Open the section that most readers need.',
    dont: 'Hide the only action of the page in a closed section.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the next heading.' },
    { keys: 'Enter, Space', effect: 'Opens or closes the section.' },
  ],
  content: [
    'Headings are nouns of one to four words: “Access and contacts”.',
    'Put a status or a total beside the heading when it answers the question without opening.',
  ],
  accessibility: [
    'Each section is a native `<details>`: search in the page and printing reach closed ones.',
    'Set the heading level that fits the page.',
  ],
  related: ['Tabs', 'Card', 'ReviewSection'],
  since: '0.1.0',
};
