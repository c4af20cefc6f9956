import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'An amount in its currency, in the user’s locale.',
  when: 'For every price and total. Give a `period` wherever the page does not already name the charge.',
  whenNot: 'Not for a count or a bandwidth, which have no currency.',
  example: {
    do: 'The currency, the period and two decimals.',
    dont: 'A bare number, which leaves all three to guess.',
  },
  keyboard: [],
  content: ['Name the period where the page does not: “a month”, “one-off”.'],
  accessibility: ['The value is machine-readable. A missing amount is a dash that is read as “unknown”.'],
  related: ['PriceMatrix', 'Table', 'StickySummary'],
  since: '0.1.0',
};
