import { fillLabel } from '../../theme/fillLabel.ts';
import type { CalendarLimits } from '../Calendar/calendarDay.ts';
import { formatDate, isIsoDate, type IsoDate } from '../Calendar/isoDate.ts';
import type { DateFieldLabels } from './DateField.labels.ts';

const medium = { dateStyle: 'medium' } as const;

/** Returns the problem of a date, in words. Empty without a problem or without a date. */
export function dateProblem(
  value: string,
  { min, max, unavailableReason }: CalendarLimits,
  locale: string,
  text: DateFieldLabels,
): string {
  const day = (date: IsoDate): string => formatDate(date, locale, medium);
  if (!isIsoDate(value)) return '';
  if (isIsoDate(min) && value < min) return fillLabel(text.tooEarly, { min: day(min) });
  if (isIsoDate(max) && value > max) return fillLabel(text.tooLate, { max: day(max) });
  const reason = unavailableReason?.(value);
  return reason === undefined ? '' : fillLabel(text.unavailable, { date: day(value), reason });
}

/** Which dates are possible, in words. Empty without limits. */
export function textOfLimits({ min, max }: CalendarLimits, locale: string, text: DateFieldLabels): string {
  const from = isIsoDate(min) ? formatDate(min, locale, medium) : undefined;
  const until = isIsoDate(max) ? formatDate(max, locale, medium) : undefined;
  if (from !== undefined && until !== undefined) return fillLabel(text.between, { min: from, max: until });
  if (from !== undefined) return fillLabel(text.from, { min: from });
  return until === undefined ? '' : fillLabel(text.until, { max: until });
}
