/** Without it a spreadsheet reads a CSV file in the character set of its machine, and no name with an accent survives. */
const BYTE_ORDER_MARK = '\u{feff}';

/** Rows as CSV (RFC 4180) in UTF-8. A number is a number in every spreadsheet: `-1234.5`. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : defused(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The places where a spreadsheet may begin a formula: the start of the text, and behind what another language's spreadsheet takes for
 * the end of a cell, whatever quotes the text has. Spaces and quotes may stand before the formula, and its first character may be full
 * width. A negative number is none.
 */
const formulas = /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])(?!-\d+(?:\.\d+)?(?:$|[;\t\r\n]))/g;

/** A text in which no spreadsheet finds a formula: each one gets an apostrophe in front. */
function defused(text: string): string {
  return text.replaceAll(formulas, "'");
}
