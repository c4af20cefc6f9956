import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ceaseObstacleOf, ceaseSchema, isPossibleDay, workingDayFrom } from './ceaseRules.ts';
import {
  ceasedService,
  ceasingService,
  liveService,
  lockedService,
  orderedService,
} from '@quayside/shared/services/service.fixtures.ts';

const earliest = '2027-02-22';

it.each([
  ['2027-02-22', true],
  ['2027-02-26', true],
  ['2027-02-27', false],
  ['2027-02-28', false],
  ['2027-02-19', false],
  ['', false],
])('A service with notice until Monday 22 February can end on %o: %o [CEASE-2]', (day, isPossible) => {
  expect(isPossibleDay(day, earliest)).toBe(isPossible);
  const values = { ceaseDate: day, ceaseReason: 'price', reason: '' };
  expect(v.safeParse(ceaseSchema(earliest), values).success).toBe(isPossible);
});

it('The working day from a weekend on is the Monday after it', () => {
  const days: CalendarDay[] = ['2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01'];
  expect(days.map(workingDayFrom)).toEqual(['2027-02-26', '2027-03-01', '2027-03-01', '2027-03-01']);
});

it.each([
  [liveService, null],
  [lockedService, 'locked'],
  [orderedService, 'inDelivery'],
  [ceasingService, 'ceasing'],
  [ceasedService, 'ceased'],
  [{ ...liveService, allowedActions: [] }, 'notAllowed'],
  // A ceased service cannot be unlocked, so its lock is not the obstacle.
  [{ ...ceasedService, changeLock: lockedService.changeLock }, 'ceased'],
])('What stands in the way of a cease is named [CEASE-4]', (service, obstacle) => {
  expect(ceaseObstacleOf(service)).toBe(obstacle);
});
