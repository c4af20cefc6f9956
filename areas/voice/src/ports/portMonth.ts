import type { CallInput } from '@quayside/contract';
import type { CalendarDay } from '@quayside/portal-core/calls';
import { addDays, toCalendarDay } from '@quayside/page-kit/format';
import type { PortSummary } from '../portsApi.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

/** The month that the address names; that of `today` for any other text. */
export function readMonth(text: string | null, today: CalendarDay): Month {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? '') : today.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return day.toISOString().slice(0, 7);
}

export function lastDayOf(month: Month): CalendarDay {
  return addDays(toCalendarDay(`${addMonths(month, 1)}-01`), -1);
}

/** The most ports that a month shows. */
const calendarLimit = 100;

export function toMonthInput(month: Month): CallInput<'listPorts'> {
  return {
    query: {
      q: '',
      status: '',
      waitingFor: '',
      losingProviderId: '',
      group: '',
      from: toCalendarDay(`${month}-01`),
      until: lastDayOf(month),
      sort: 'portDate',
      page: 1,
      pageSize: calendarLimit,
    },
  };
}

/** A week from Monday to Sunday. A day of another month is null. */
export type Week = readonly (CalendarDay | null)[];

export function weeksOf(month: Month): readonly Week[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const count = Number(lastDayOf(month).slice(8));
  const days: (CalendarDay | null)[] = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: count }, (_unused, index) => addDays(toCalendarDay(`${month}-01`), index)),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_unused, index) => days.slice(index * 7, index * 7 + 7));
}

/** The day of a port in the calendar: the agreed one, or the one that was asked for. */
function dayOf({ portDate, requestedDate }: PortSummary): CalendarDay | null {
  return portDate ?? requestedDate;
}

/** The ports by their day, the earliest first. */
export function byDay(ports: readonly PortSummary[]): ReadonlyMap<CalendarDay, readonly PortSummary[]> {
  const days = new Map<CalendarDay, PortSummary[]>();
  for (const port of ports) {
    const day = dayOf(port);
    if (day !== null) days.set(day, [...(days.get(day) ?? []), port]);
  }
  return new Map([...days].toSorted(([one], [other]) => one.localeCompare(other)));
}
