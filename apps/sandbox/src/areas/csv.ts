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

/** International telephone numbers, and the words between them: `+44 20 7946 0018`, `+441174960000 to +441174960099`. */
const telephones = /^\+[1-9][\d ]{6,18}(?:(?: to |, )\+[1-9][\d ]{6,18})*$/;

/** The country code (ITU-T E.164) of a number that is written without a space. */
const countryCodes = /\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{4})/g;

/**
 * A text in which no spreadsheet finds a formula: each one gets an apostrophe in front. Telephone numbers get a space instead, behind
 * their country code. Excel and LibreOffice read `+441174960000` as an amount and drop its plus sign, and Excel shows an apostrophe that
 * stands in a file. `="+44…"` is a text in Excel only. A number with a space is a text everywhere, and the portal reads it back.
 */
function defused(text: string): string {
  return telephones.test(text) ? text.replaceAll(countryCodes, '$& ') : text.replaceAll(formulas, "'");
}
