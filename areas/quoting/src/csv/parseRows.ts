import papaparse from 'papaparse';
import { SITE_LIMIT } from '../sites/siteLimit.ts';
import { readPostcode } from '@quayside/page-kit/input';
import { isKnownHeading, isPostcodeHeading } from './mapColumns.ts';
import { encloseTexts, repairQuotes, restoreQuotes, type Separators } from './repairQuotes.ts';

/** The longest value that a cell may have, in characters. */
export const CELL_LIMIT = 200;

export interface CsvRow {
  /** Its line in the file, from 1, as a spreadsheet numbers it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The table of a file, or why it cannot be used. */
export type ParsedRows =
  | {
      readonly kind: 'table';
      readonly headings: readonly string[];
      readonly rows: readonly CsvRow[];
      /** The line of the headings. Null if there are none, so that `headings` are made up. */
      readonly headingLine: number | null;
      /** Whether the headings name no postcode, so that they could also be a site. */
      readonly areHeadingsUnsure: boolean;
      /** The lines above the headings, such as a title. They are left out. */
      readonly titleLines: readonly number[];
      /** The number of cells that begin like a formula of a spreadsheet. They stay text. */
      readonly formulas: number;
      /** The lines that have a cell longer than `CELL_LIMIT`; it is cut off. */
      readonly cutLines: readonly number[];
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'onlyHeadings' }
  | { readonly kind: 'tooMany'; readonly count: number }
  /** A quotation mark in this line of the file has no end, so that all below it would be one value. */
  | { readonly kind: 'openQuote'; readonly line: number };

const rarerDelimiters = ['\t', ';', '|'];

const postcodeLike = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;

/** Parses delimited text: commas, semicolons, tabs or bars, whichever fits. Lines without any value are left out. */
export function parseRows(text: string): ParsedRows {
  const { named, rest } = withoutSeparatorLine(text);
  const separators = separatorsOf(rest, named ?? delimiterOf(rest));
  const repaired = repairQuotes(encloseTexts(rest, separators), separators);
  // Empty lines stay, so that a row keeps its line number.
  const { data, errors } = papaparse.parse<string[]>(repaired, {
    skipEmptyLines: false,
    delimiter: separators.delimiter,
    newline: separators.linebreak,
  });
  const openQuote = errors.find(({ code }) => code === 'MissingQuotes');
  if (openQuote)
    return { kind: 'openQuote', line: repaired.slice(0, openQuote.index).split(separators.linebreak).length };
  const filled = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(valueOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const lines = filled.slice(titleCount(filled));
  const [first, ...others] = lines;
  if (first === undefined) return { kind: 'empty' };
  const hasHeadings = isHeadings(first, others);
  const rows = hasHeadings ? others : lines;
  if (rows.length === 0) return { kind: 'onlyHeadings' };
  if (rows.length > SITE_LIMIT) return { kind: 'tooMany', count: rows.length };
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, index) =>
    headingOf(hasHeadings ? first.cells[index] : undefined, index),
  );
  return {
    kind: 'table',
    headings,
    rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(cut) })),
    headingLine: hasHeadings ? first.line : null,
    areHeadingsUnsure: hasHeadings && !first.cells.some(isPostcodeHeading),
    titleLines: filled.slice(0, -lines.length).map(lineOf),
    formulas: rows.reduce((sum, { cells }) => sum + cells.filter(isFormula).length, 0),
    cutLines: rows.filter(({ cells }) => cells.some((cell) => cell.length > CELL_LIMIT)).map(lineOf),
  };
}

/** Excel's line `sep=;`, which names the delimiter. It stays as an empty line, so that the others keep their numbers. */
function withoutSeparatorLine(text: string): { named: string | null; rest: string } {
  const found = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?=[\r\n]|$)/i.exec(text);
  return found ? { named: found[1] ?? null, rest: text.slice(found[0].length) } : { named: null, rest: text };
}

/** The lines above the headings: those before the first line that names a postcode among several headings, unless a site comes first. */
function titleCount(lines: readonly CsvRow[]): number {
  const firstSite = lines.findIndex(hasPostcode);
  const heading = lines.findIndex(
    ({ cells }) => cells.filter((cell) => cell !== '').length > 1 && cells.some(isPostcodeHeading),
  );
  return heading > 0 && (firstSite === -1 || heading < firstSite) ? heading : 0;
}

/**
 * Whether the first line holds headings. A line that could be a site counts as one: it is then shown with its problem, and a heading would
 * make it disappear.
 */
function isHeadings(first: CsvRow, others: readonly CsvRow[]): boolean {
  if (hasPostcode(first)) return false;
  if (first.cells.some(isPostcodeHeading)) return true;
  const site = others.find(hasPostcode);
  const abovePostcode = site && first.cells[site.cells.findIndex(isPostcode)];
  // A site whose postcode is missing or mistyped, such as `BS1 6Q`.
  if (site && (abovePostcode === undefined || abovePostcode === '' || /\d/.test(abovePostcode))) return false;
  return first.cells.some(isKnownHeading);
}

/** A postcode is a value, so a line with one holds no headings. */
function hasPostcode({ cells }: CsvRow): boolean {
  return cells.some(isPostcode);
}

function isPostcode(cell: string): boolean {
  return readPostcode(cell) !== null || (cell.length <= 12 && postcodeLike.test(cell));
}

/** The text of a cell. Spreadsheets write `="0117"` for a value that must stay a text. */
function valueOf(cell: string): string {
  const text = restoreQuotes(cell).trim();
  const [, kept] = /^="(.*)"$/s.exec(text) ?? [];
  return kept === undefined ? text : kept.replaceAll('""', '"').trim();
}

/** What the parser takes for the ends of values and lines. It refuses some delimiters, such as a quotation mark. */
function separatorsOf(text: string, delimiter: string): Separators {
  const { meta } = papaparse.parse<string[]>(text, { delimiter, preview: 1 });
  const linebreak = (['\r\n', '\r'] as const).find((found) => found === meta.linebreak) ?? '\n';
  return { delimiter: meta.delimiter, linebreak };
}

/** The delimiter of most lines. Where lines of one value leave no majority, the first line decides. */
function delimiterOf(text: string): string {
  const guess = papaparse.parse<string[]>(text, {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ...rarerDelimiters],
  });
  if (!guess.errors.some(({ code }) => code === 'UndetectableDelimiter')) return guess.meta.delimiter;
  const [firstLine = ''] = text.trim().split(/\r\n|[\r\n]/, 1);
  return rarerDelimiters.find((delimiter) => firstLine.includes(delimiter)) ?? ',';
}

const lineOf = ({ line }: CsvRow): number => line;

function headingOf(text: string | undefined, index: number): string {
  return text === undefined || text === '' ? `Column ${index + 1}` : cut(text);
}

function cut(cell: string): string {
  return cell.length > CELL_LIMIT ? cell.slice(0, CELL_LIMIT) : cell;
}

/** Whether a spreadsheet would calculate the text. A telephone number or a negative number does not count. */
function isFormula(cell: string): boolean {
  return /^[=+\-@]/.test(cell) && !/^[+-]?[\d\s().-]+$/.test(cell);
}
