import type { CalendarDay } from '@quayside/portal-core/calls';
import * as v from 'valibot';
import { addDays, isCalendarDay, isWeekend, toCalendarDay } from '@quayside/page-kit/format';
import { ceaseReasonWords } from '../changeWords.ts';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

type CeaseReason = keyof typeof ceaseReasonWords;

const reasons = Object.keys(ceaseReasonWords).filter(
  (reason): reason is CeaseReason => reason in ceaseReasonWords,
);

export const ceaseReasonOptions = reasons.map((value) => ({ value, label: ceaseReasonWords[value] }));

/** The schema of the cease form. `earliest` is the first possible last day of the service. */
export function ceaseSchema(earliest: CalendarDay) {
  return v.object({
    ceaseDate: v.pipe(
      v.string(),
      v.nonEmpty('Choose the last day'),
      v.check((date) => date >= earliest, 'Choose a day after the notice period'),
      v.check((date) => !isWeekend(date), 'Choose a working day, Monday to Friday'),
      v.transform(toCalendarDay),
    ),
    ceaseReason: v.pipe(v.string(), v.picklist(reasons, 'Choose a reason')),
    reason: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Shorten the comment to 4,000 characters')),
  });
}

export type CeaseValues = v.InferInput<ReturnType<typeof ceaseSchema>>;
/** The values that are sent. */
export type CeaseOrder = v.InferOutput<ReturnType<typeof ceaseSchema>>;

/** Whether a service can end on this day, as far as the calendar goes. `earliest` is the first possible one. */
export function isPossibleDay(date: string, earliest: string): date is CalendarDay {
  return isCalendarDay(date) && date >= earliest && !isWeekend(date);
}

/** The day itself, or the Monday after a weekend. */
export function workingDayFrom(date: CalendarDay): CalendarDay {
  let day = date;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

/** The reason why a service cannot be ceased now; null when it can. */
export type CeaseObstacle = 'locked' | 'inDelivery' | 'ceasing' | 'ceased' | 'notAllowed';

/** Returns the reason why a service cannot be ceased. A reason that the user can remove comes first. */
export function ceaseObstacleOf({
  allowedActions,
  changeLock,
  status,
}: Pick<ServiceDetails, 'allowedActions' | 'changeLock' | 'status'>): CeaseObstacle | null {
  if (allowedActions.includes('cease')) return null;
  if (status === 'inDelivery' || status === 'ceasing' || status === 'ceased') return status;
  return changeLock === null ? 'notAllowed' : 'locked';
}
