import { createManualClock } from '@quayside/portal-core/testing';
import { createToasts } from '@quayside/portal-core/toasts';
import { afterEach, expect, it } from 'vitest';
import { createStore } from '@quayside/page-kit/page';
import { timeZone } from '@quayside/page-kit/format';
import { watchSessionEnding } from './watchSessionEnding.ts';

afterEach(() => timeZone.set(undefined));

it.each([
  ['Europe/London', '00:01:00'],
  ['America/Los_Angeles', '16:01:00'],
  ['Pacific/Auckland', '11:01:00'],
])('For a profile in %s, the session ends at %s by the clocks there [PROFILE-4]', (zone, time) => {
  timeZone.set(zone);
  const toasts = createToasts();
  const clock = createManualClock(Date.parse('2026-06-30T23:00:00Z'));
  const { set, ...seconds } = createStore<number | null>(null);
  watchSessionEnding({ ...seconds, stayOn: () => Promise.resolve() }, { toasts, clock });
  set(60);
  expect(toasts.getSnapshot().toasts.map(({ title }) => title)).toEqual([`Your session ends at ${time}`]);
});
