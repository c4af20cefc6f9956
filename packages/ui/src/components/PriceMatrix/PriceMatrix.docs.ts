import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The prices of one site by bandwidth and term, one of which can be chosen.',
  when: 'To choose one price of a site by bandwidth and term.',
  whenNot: 'Not for one list of options: RadioGroup with cards. Not for a list of things with prices: Table.',
  anatomy: {
    story: 'Prices',
    parts: [
      { name: 'Site', selector: 'div > div:first-child' },
      { name: 'Term', selector: 'thead th bdi', side: 'above' },
      { name: 'Bandwidth', selector: 'tbody th' },
      { name: 'Price', selector: '[data-part="price"]', side: 'above', note: 'Per month.' },
      {
        name: 'Facts',
        selector: '[data-part="facts"]',
        note: 'One-off price and delivery time.',
      },
    ],
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'Move from price to price and choose it.' },
    { keys: 'Tab', effect: 'Moves to the chosen price, then out.' },
  ],
  content: ['Say why a combination has no price: “Not available at this site”.'],
  accessibility: ['It is a radio group: each price is read with its bandwidth and term.'],
  related: ['RadioGroup', 'Table', 'Money', 'StickySummary'],
  since: '0.1.0',
};
