/** Takes the place of a quotation mark that is part of a value. A code point for private use, which no text contains. */
const LITERAL = '\uE000';

/** What ends a value and what ends a line. */
export interface Separators {
  readonly delimiter: string;
  readonly linebreak: '\n' | '\r\n' | '\r';
}

/** Quotation marks that follow each other directly. */
interface Marks {
  readonly last: number;
  /** Whether the text behind them shows that the last one ends a value. */
  readonly areFollowedBySeparator: boolean;
  /** The marks that end a value which is open after these. Null if the text has none. */
  readonly next: Marks | null;
}

/**
 * Marks the quotation marks that do not enclose a whole value, as in `,"The Old" Mill,`: read as enclosing ones, they would join the
 * values and lines that follow. `restoreQuotes` turns them back. The time grows with the length of the text only, however many marks are
 * wrong.
 */
export function repairQuotes(text: string, { delimiter, linebreak }: Separators): string {
  const pattern = `${escaped(delimiter)}|${linebreak}`;
  const separator = new RegExp(pattern, 'g');
  const spaces = new RegExp(String.raw`(?:(?!${pattern})[^\S\r\n])+(?=")`, 'y');
  const marks = marksOf(text, pattern).values();
  let current = marks.next().value;
  const parts: string[] = [];
  let copied = 0;
  let start = 0;
  do {
    // Spaces before an enclosed value would make its marks part of it.
    spaces.lastIndex = start;
    if (spaces.test(text)) {
      parts.push(text.slice(copied, start));
      copied = spaces.lastIndex;
      start = copied;
    }
    for (; text[start] === '"'; start += 1) {
      while (current !== undefined && current.last < start) current = marks.next().value;
      const end = current === undefined ? null : endOf(start, current);
      // The parser reports a value without an end.
      if (end === null) return parts.join('') + text.slice(copied);
      if (end.areFollowedBySeparator) {
        start = end.last + 1;
        break;
      }
      parts.push(text.slice(copied, start), LITERAL);
      copied = start + 1;
    }
    separator.lastIndex = start;
    start = separator.test(text) ? separator.lastIndex : text.length;
  } while (start < text.length);
  return parts.join('') + text.slice(copied);
}

/**
 * Encloses each `="A, B"`, which spreadsheets write for a value that must stay a text, in quotation marks. Its delimiter would otherwise end it.
 * Within an enclosed value every mark is doubled, so nothing there is taken for one.
 */
export function encloseTexts(text: string, { delimiter, linebreak }: Separators): string {
  const end = `${escaped(delimiter)}|${linebreak}`;
  const kept = new RegExp(String.raw`(^|${end})="([^"\r\n]+)"(?=[^\S\r\n]*(?:${end}|$))`, 'g');
  return text.replaceAll(kept, '$1"=""$2"""');
}

/** The marks that end the value which the mark at `opening` begins. A pair of marks is one mark of the value, and ends nothing. */
function endOf(opening: number, marks: Marks): Marks | null {
  return (marks.last - opening) % 2 === 1 ? marks : marks.next;
}

function marksOf(text: string, separator: string): Marks[] {
  const valueEnd = new RegExp(String.raw`(?:(?!${separator})\s)*(?:${separator})`, 'y');
  const found: Marks[] = [];
  let next: Marks | null = null;
  // From the end, so that each one knows what follows.
  for (const { 0: run, index } of [...text.matchAll(/"+/g)].toReversed()) {
    const end = index + run.length;
    valueEnd.lastIndex = end;
    const marks: Marks = {
      last: end - 1,
      areFollowedBySeparator: end === text.length || valueEnd.test(text),
      next,
    };
    found.push(marks);
    if (run.length % 2 === 1) next = marks;
  }
  return found.toReversed();
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** Turns the marks of `repairQuotes` back into quotation marks. */
export function restoreQuotes(value: string): string {
  return value.replaceAll(LITERAL, '"');
}
