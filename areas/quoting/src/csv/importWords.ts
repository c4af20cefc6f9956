import { formatCount } from '@quayside/page-kit/format';
import { SITE_LIMIT } from '../sites/siteLimit.ts';
import { CELL_LIMIT, type ParsedRows } from './parseRows.ts';
import type { ReadText } from './readText.ts';

/** Returns the reason why a file or a pasted table cannot be used; null when it can. */
export function sourceProblem(result: ParsedRows | ReadText): string | null {
  switch (result.kind) {
    case 'binary':
      return 'This is not a text file. In your spreadsheet, choose Save as, CSV, and take that file.';
    case 'empty':
      return 'There is nothing in it. Add one row for each site.';
    case 'onlyHeadings':
      return 'There are headings, but no rows below them. Add one row for each site.';
    case 'tooMany':
      return `There are ${formatCount(result.count)} rows, and a quote has ${SITE_LIMIT} sites at most. Take some rows out, or split them into several quotes.`;
    case 'openQuote':
      return `Line ${result.line} has a quotation mark (") without an end. Take it out, or add the missing one, and try again.`;
    case 'table':
    case 'text':
    default:
      return null;
  }
}

export function tableNotes(
  table: Extract<ParsedRows, { kind: 'table' }>,
  encoding: Extract<ReadText, { kind: 'text' }>['encoding'] | null,
): string[] {
  const { formulas, cutLines, headingLine, areHeadingsUnsure, titleLines } = table;
  return [
    ...(titleLines.length > 0
      ? [`We left out what is above the headings, in ${linesText(titleLines)}.`]
      : []),
    ...(headingLine === null ? ['The first line has no headings, so we count it as a site.'] : []),
    ...(areHeadingsUnsure && headingLine !== null
      ? [`We take line ${headingLine} as headings. If it is a site, add a line with headings above it.`]
      : []),
    ...(encoding === 'windows-1252'
      ? ['The file is in an old encoding. Check the letters with accents.']
      : []),
    ...(formulas > 0
      ? [
          formulas === 1
            ? '1 value begins like a formula. We keep it as text and never calculate it.'
            : `${formatCount(formulas)} values begin like a formula. We keep them as text and never calculate them.`,
        ]
      : []),
    ...(cutLines.length > 0
      ? [`Values of more than ${CELL_LIMIT} characters are cut off, in ${linesText(cutLines)}.`]
      : []),
  ];
}

/** The most columns that are named. The others are counted. */
const NAMED_COLUMNS = 20;

/** Says which columns of a table are left out; null if none is. */
export function leftOutText(headings: readonly string[]): string | null {
  const rest = headings.length - NAMED_COLUMNS;
  const named = headings.slice(0, NAMED_COLUMNS).join(', ');
  if (rest > 0) return `Not imported: ${named} and ${formatCount(rest)} more`;
  return named === '' ? null : `Not imported: ${named}`;
}

/** The first lines of several: `lines 1, 2`. */
function linesText(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' and others' : ''}`;
}
