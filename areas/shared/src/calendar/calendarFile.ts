import type { Moment } from '@quayside/portal-core/calls';

/** Something with a time, for the user's own calendar. */
export interface CalendarEvent {
  /** Names the event in every calendar: an event with the same id replaces the one before. */
  readonly id: string;
  readonly title: string;
  readonly from: Moment;
  readonly to: Moment;
  readonly place: string;
  /** The address of its page, with its origin. */
  readonly url: string;
}

/** The most octets of a line (RFC 5545, section 3.1). A longer one goes on in the next line, after a space. */
const LINE_OCTETS = 75;

/** The text of an iCalendar file (RFC 5545) with one event. `now` is the moment at which it is made. */
export function calendarFile({ id, title, from, to, place, url }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Portal//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${timeText(now)}`,
    `DTSTART:${timeText(new Date(from))}`,
    `DTEND:${timeText(new Date(to))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${new URL(url).href}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A moment in UTC: `20261204T090000Z`. */
function timeText(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** A value of text. Its line breaks become spaces, so that it cannot begin another property. */
function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .replaceAll(/[\\;,]/g, String.raw`\$&`);
}

/** A line, folded between characters. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  return Array.from(line, (character) => {
    const { length } = encoder.encode(character);
    const isFull = octets + length > LINE_OCTETS;
    // The space that begins the next line counts, too.
    octets = isFull ? 1 + length : octets + length;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}
