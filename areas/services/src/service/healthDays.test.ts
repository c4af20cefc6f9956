import type { Moment } from '@quayside/portal-core/calls';
import { expect, it } from 'vitest';
import { toMoment } from '@quayside/page-kit/format';
import { availabilityOf, durationOf, healthDays, historyDays } from './healthDays.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const interruption = (from: Moment, to: Moment | null, health: 'down' | 'degraded' = 'down') => ({
  from,
  to,
  health,
  caseNumber: null,
});

it('A day has the worst health of its interruptions, and an open one lasts until now', () => {
  const days = healthDays(
    [
      interruption('2026-11-20T15:00:00Z', null, 'degraded'),
      interruption('2026-11-18T13:00:00Z', '2026-11-18T13:05:00Z', 'degraded'),
      interruption('2026-11-18T14:00:00Z', '2026-11-18T14:05:00Z'),
    ],
    now,
    90,
  );
  expect(days).toHaveLength(90);
  expect(days.slice(-4).map(({ health }) => health)).toEqual(['down', 'up', 'degraded', 'degraded']);
});

it('An interruption that lasts over several days marks each of them', () => {
  const days = healthDays([interruption('2026-11-18T13:00:00Z', '2026-11-20T13:00:00Z')], now, 90);
  expect(days.slice(-4).map(({ health }) => health)).toEqual(['down', 'down', 'down', 'up']);
});

it('A short interruption marks one day, also when it ends at midnight', () => {
  const midnight = new Date(2026, 10, 19).getTime();
  const at = (hours: number) => toMoment(midnight + hours * 3_600_000);
  const days = healthDays([interruption(at(-1), at(0)), interruption(at(25), at(26))], now, 90);
  expect(days.filter(({ health }) => health === 'down').map(({ start }) => start)).toEqual([
    new Date(2026, 10, 18).getTime(),
    new Date(2026, 10, 20).getTime(),
  ]);
});

it('Only an interruption that is down, not a degraded one, makes a service unavailable, and only within the 90 days', () => {
  const ninthOfDays = 10 * 24 * 3_600_000;
  const since = (ms: number) => toMoment(now - ms);
  expect(availabilityOf([interruption(since(ninthOfDays), null, 'degraded')], now, 90)).toBe(100);
  expect(availabilityOf([interruption(since(9 * ninthOfDays), since(8 * ninthOfDays))], now, 90)).toBeCloseTo(
    88.89,
  );
  expect(
    availabilityOf([interruption(since(20 * ninthOfDays), since(8 * ninthOfDays))], now, 90),
  ).toBeCloseTo(88.89);
});

it.each([
  [null, 90],
  ['2020-01-01', 90],
  ['2026-11-01', 21],
  ['2026-11-21', 1],
])('The history of a service that went live on %s has %d days', (activatedAt, days) => {
  expect(historyDays(activatedAt, now)).toBe(days);
});

it.each<[Moment, string]>([
  ['2026-11-21T11:59:50Z', '1 min'],
  ['2026-11-21T11:15:00Z', '45 min'],
  ['2026-11-21T10:00:00Z', '2 h'],
  ['2026-11-21T08:55:00Z', '3 h 5 min'],
  ['2026-11-19T10:30:00Z', '2 d 1 h'],
])('An interruption since %s has lasted %s', (from, text) => {
  expect(durationOf({ from, to: null }, now)).toBe(text);
});
