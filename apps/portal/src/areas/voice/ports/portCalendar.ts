import type { CallInput } from '@quayside/portal-core/calls';
import type { PortSummary } from '../portsApi.ts';

/** A month as `YYYY-MM`. */
export type Month = string;

/** The month that the address names; that of `today` for any other text. */
export function readMonth(text: string | null, today: string): Month {
  return /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(text ?? '') ? (text ?? '') : today.slice(0, 7);
}

/** The month some months later. */
export function addMonths(month: Month, count: number): Month {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + count);
  return day.toISOString().slice(0, 7);
}

/** The last day of a month. */
export function lastDayOf(month: Month): string {
  return new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
}

/** The most ports that a month shows. */
const calendarLimit = 100;

/** The input of the call that lists the ports of a month. */
export function toMonthInput(month: Month): CallInput<'listPorts'> {
  return {
    query: {
      q: '',
      status: '',
      waitingFor: '',
      losingProviderId: '',
      group: '',
      from: `${month}-01`,
      until: lastDayOf(month),
      sort: 'portDate',
      page: 1,
      pageSize: calendarLimit,
    },
  };
}

/** A week from Monday to Sunday. A day of another month is null. */
export type Week = readonly (string | null)[];

/** The weeks of a month. */
export function weeksOf(month: Month): readonly Week[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const lead = (first.getUTCDay() + 6) % 7;
  const count = Number(lastDayOf(month).slice(8));
  const days: (string | null)[] = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: count }, (_unused, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_unused, index) => days.slice(index * 7, index * 7 + 7));
}

/** The day of a port in the calendar: the agreed one, or the one that was asked for. */
function dayOf({ portDate, requestedDate }: PortSummary): string | null {
  return portDate ?? requestedDate;
}

/** The ports by their day, the earliest first. */
export function byDay(ports: readonly PortSummary[]): ReadonlyMap<string, readonly PortSummary[]> {
  const days = new Map<string, PortSummary[]>();
  for (const port of ports) {
    const day = dayOf(port);
    if (day !== null) days.set(day, [...(days.get(day) ?? []), port]);
  }
  return new Map([...days].toSorted(([one], [other]) => one.localeCompare(other)));
}
