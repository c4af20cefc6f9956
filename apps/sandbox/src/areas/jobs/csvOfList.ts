import { csvOf } from '../csv.ts';
import type { ListExport } from './exportFormat.ts';

/** A list as CSV, with a line of headings. Codes are written in the words of their fields, moments in a time zone. */
export function csvOfList(
  { rows, headings, words, moments = [], columns = Object.keys(headings) }: Omit<ListExport, 'name'>,
  timeZone: string,
): string {
  const wanted = columns.filter((column) => column in headings);
  const times = timesIn(timeZone);
  const headingOf = (column: string): string =>
    `${headings[column] ?? column}${moments.includes(column) ? ` (${timeZone})` : ''}`;
  const lines = rows.map((row) =>
    wanted.map((column) => {
      const value: unknown = Reflect.get(row, column);
      const text = textOf(value);
      if (text !== '' && moments.includes(column)) return times.format(new Date(text));
      return words[column]?.[text] ?? (typeof value === 'number' ? value : text);
    }),
  );
  return csvOf([wanted.map(headingOf), ...lines]);
}

/** Swedish writes times as every spreadsheet reads them: `2026-11-21 14:30`. */
function timesIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (typeof value !== 'object') return '';
  if ('amount' in value) return (Number(value.amount) / 100).toFixed(2);
  if (!('name' in value)) return JSON.stringify(value);
  return 'postcode' in value ? `${String(value.name)}, ${String(value.postcode)}` : String(value.name);
}
