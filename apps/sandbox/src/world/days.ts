const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const londonDays = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const printedDays = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const londonHours = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day of a moment in London, such as `2026-11-21`. Every day of the contract is London's. */
export function dayOf(moment: Date): string {
  return londonDays.format(moment).split('/').toReversed().join('-');
}

/** The month of a moment in London, such as `2026-11`. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, '2026-11'.length);
}

/** A day as a document prints it, `21 Nov 2026`: the day itself, or that of a moment in London. Empty for null. */
export function printedDay(dayOrMoment: string | null): string {
  return dayOrMoment === null ? '' : printedDays.format(new Date(dayOrMoment));
}

/** A day so many days after another one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The first moment of a day of a query. A moment stays as it is. */
export function beginOf(text: string): string {
  return isDay(text) ? momentOf(text, 0) : text;
}

/** The first moment after a day of a query. A moment is before every later one. */
export function endOf(text: string): string {
  return isDay(text) ? momentOf(addDays(text, 1), 0) : `${text}~`;
}

function isDay(text: string): boolean {
  return text.length === '2026-11-21'.length && !Number.isNaN(Date.parse(text));
}

/** The night that begins on a day, from 22:00 to 2:00 in London. Work on services is done then. */
export function nightOf(day: string): { from: string; to: string } {
  return { from: momentOf(day, 22), to: momentOf(addDays(day, 1), 2) };
}

/** The moment at which London's clocks show a day and a full hour. Not for the hour in which they change, from 1 to 2. */
export function momentOf(day: string, hour: number): string {
  const time = Date.parse(day) + hour * HOUR_MS;
  const shown = Number(londonHours.format(new Date(time)));
  const ahead = (shown - hour + 24) % 24;
  return new Date(time - ahead * HOUR_MS).toISOString();
}

/** Says why a day before the earliest possible one is refused. Null: no day is possible yet. */
export function beforeEarliest(earliest: string | null): string {
  return `is before ${printedDay(earliest)}, the earliest possible day`;
}
