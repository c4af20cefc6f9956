import { timeZone } from '@quayside/page-kit/format';
import { afterEach, expect, it } from 'vitest';
import { endOfLondonDay, todayInLondon } from './london.ts';

afterEach(() => timeZone.set(undefined));

it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland', 'Europe/London'])(
  'Today is London’s for a day of the contract, also for a user of %s',
  (zone) => {
    timeZone.set(zone);
    expect(todayInLondon(Date.parse('2026-06-30T22:59:59Z'))).toBe('2026-06-30');
    expect(todayInLondon(Date.parse('2026-06-30T23:00:00Z'))).toBe('2026-07-01');
  },
);

it('A day of the contract ends at midnight in London', () => {
  expect(endOfLondonDay('2026-03-29')).toBe(Date.parse('2026-03-29T22:59:59.999Z'));
});
