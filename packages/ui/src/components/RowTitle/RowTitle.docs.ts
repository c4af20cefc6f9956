import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The name of a table row, as a link to its page.',
  when: 'In the first column of a table whose rows have a page each.',
  whenNot: 'Not for the heading of a card: Card has a title and a lead.',
  anatomy: {
    story: 'WithMarks',
    parts: [
      { name: 'Name', selector: 'a' },
      { name: 'Mark', selector: '[data-tone]', side: 'end', note: 'Optional: a Badge.' },
      {
        name: 'Detail',
        selector: 'span > span:last-child',
        side: 'above',
        note: 'Optional: what tells similar rows apart.',
      },
    ],
  },
  keyboard: [{ keys: 'Enter', effect: 'Opens the page.' }],
  content: ['The name is what people call the thing. Put numbers into the detail.'],
  accessibility: ['Use it in the column that is the row’s header, so that it names the row.'],
  related: ['Table', 'Link', 'Badge'],
  since: '0.1.0',
};
