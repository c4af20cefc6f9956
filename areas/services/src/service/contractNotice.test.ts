import type { CalendarDay } from '@quayside/portal-core/calls';
import { expect, it } from 'vitest';
import { liveService } from '@quayside/shared/services/service.fixtures.ts';
import { contractNotice, inDays } from './contractNotice.ts';

it.each<[CalendarDay | null, object]>([
  [null, { state: 'none' }],
  ['2026-11-20', { state: 'passed' }],
  ['2026-11-21', { state: 'near', days: 0 }],
  ['2027-01-20', { state: 'near', days: 60 }],
  ['2027-01-21', { state: 'ahead', days: 61 }],
])('On 21 November the notice deadline %s is %o [SVC-9]', (noticeBy, expected) => {
  expect(contractNotice({ ...liveService.contract, noticeBy }, '2026-11-21')).toEqual(expected);
});

it('The days until a deadline are in words', () => {
  expect([0, 1, 12].map((days) => inDays(days))).toEqual(['today', 'in 1 day', 'in 12 days']);
});
