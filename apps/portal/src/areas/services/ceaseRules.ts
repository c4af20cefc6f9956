import * as v from 'valibot';
import type { ServiceDetails } from './api.ts';

/** The text of each reason to cease a service. */
export const ceaseReasonWords = {
  moving: 'We are moving',
  noLongerNeeded: 'We no longer need it',
  price: 'The price',
  anotherProvider: 'We use another provider',
  other: 'Another reason',
} as const;

type CeaseReason = keyof typeof ceaseReasonWords;

const reasons = Object.keys(ceaseReasonWords).filter(
  (reason): reason is CeaseReason => reason in ceaseReasonWords,
);

/** The reasons as options, in their order. */
export const ceaseReasonOptions = reasons.map((value) => ({ value, label: ceaseReasonWords[value] }));

/** The schema of the cease form. `earliest` is the first possible last day of the service. */
export function ceaseSchema(earliest: string) {
  return v.object({
    ceaseDate: v.pipe(
      v.string(),
      v.nonEmpty('Choose the last day'),
      v.check((date) => date >= earliest, 'Choose a day after the notice period'),
      v.check((date) => !isWeekend(date), 'Choose a working day, Monday to Friday'),
    ),
    ceaseReason: v.pipe(v.string(), v.picklist(reasons, 'Choose a reason')),
    reason: v.pipe(v.string(), v.trim(), v.maxLength(4000, 'Shorten the comment to 4,000 characters')),
  });
}

/** The typed values. */
export type CeaseValues = v.InferInput<ReturnType<typeof ceaseSchema>>;
/** The values that are sent. */
export type CeaseOrder = v.InferOutput<ReturnType<typeof ceaseSchema>>;

/** Whether a service can end on this day, as far as the calendar goes. `earliest` is the first possible one. */
export function isPossibleDay(date: string, earliest: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= earliest && !isWeekend(date);
}

/** Whether a day, such as `2026-11-21`, is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}

/** The day itself, or the Monday after a weekend. */
export function workingDayFrom(date: string): string {
  const day = new Date(date);
  while (isWeekend(day.toISOString())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
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
