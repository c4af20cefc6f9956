import type { Moment } from '@quayside/portal-core/calls';
import { isCalendarDay, profileZone, timeIn, toMoment } from '@quayside/page-kit/format';

/** The times of day that a change can be made at. Each begins and ends at these hours; `night` ends on the next day. */
export const windowHours = {
  night: { from: 22, to: 28, label: '22:00 to 04:00, at night' },
  early: { from: 5, to: 8, label: '05:00 to 08:00' },
  day: { from: 9, to: 17, label: '09:00 to 17:00' },
  evening: { from: 18, to: 22, label: '18:00 to 22:00' },
} as const;

/** Returns the window by the clocks of the user's time zone; null for the first possible night. A new contact needs none. */
export function windowOf({
  type,
  day,
  hours,
}: {
  readonly type: string;
  readonly day: string;
  readonly hours: keyof typeof windowHours;
}): { from: Moment; to: Moment } | null {
  if (!isCalendarDay(day) || type === 'contact') return null;
  const { from, to } = windowHours[hours];
  const at = (hour: number): Moment => toMoment(timeIn(profileZone(), day, hour * 60));
  return { from: at(from), to: at(to) };
}
