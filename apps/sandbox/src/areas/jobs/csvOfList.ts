import { csvOf } from '../csv.ts';
import type { ListExport } from './exportFormat.ts';

/** A list as CSV, with a line of headings. Codes are written in the words of their fields. */
export function csvOfList({
  rows,
  headings,
  words,
  columns = Object.keys(headings),
}: Omit<ListExport, 'name'>): string {
  const wanted = columns.filter((column) => column in headings);
  const lines = rows.map((row) =>
    wanted.map((column) => {
      const text = textOf(Reflect.get(row, column));
      return words[column]?.[text] ?? text;
    }),
  );
  return csvOf([wanted.map((column) => headings[column] ?? column), ...lines]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (typeof value !== 'object') return '';
  if ('amount' in value) return (Number(value.amount) / 100).toFixed(2);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}
