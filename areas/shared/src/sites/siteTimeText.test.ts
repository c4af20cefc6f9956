import { expect, it } from 'vitest';
import { siteTimeText } from './siteTimeText.ts';

it.each([
  ['within a day', '2026-12-04T09:00:00Z', '2026-12-04T17:00:00Z', '4 Dec 2026, 09:00–17:00 GMT'],
  [
    'over midnight',
    '2026-07-04T21:00:00Z',
    '2026-07-05T03:00:00Z',
    '4 Jul 2026, 22:00 – 5 Jul 2026, 04:00 BST',
  ],
  [
    'while the clocks change',
    '2026-10-24T21:00:00Z',
    '2026-10-25T04:00:00Z',
    '24 Oct 2026, 22:00 BST – 25 Oct 2026, 04:00 GMT',
  ],
] as const)(
  'The time of work %s names the zone of the site once for each clock [PROFILE-8]',
  (_when, from, to, text) => {
    expect(siteTimeText({ from, to }).replaceAll(/\s/g, ' ')).toBe(text);
  },
);
