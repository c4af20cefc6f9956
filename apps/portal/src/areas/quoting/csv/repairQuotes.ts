import papaparse from 'papaparse';

/** Takes the place of a quotation mark that is part of a value. A code point for private use, which no text contains. */
const LITERAL = '\uE000';

/**
 * Marks the quotation marks that do not enclose a whole value, as in `,"The Old" Mill,`: read as enclosing ones, they would join the
 * values and lines that follow. `restoreQuotes` turns them back.
 */
export function repairQuotes(text: string, delimiter: string): string {
  let done = '';
  let rest = text;
  for (;;) {
    const opening = firstWrongQuote(rest, delimiter);
    if (opening === null) return done + rest;
    // The text before it has been read.
    done += rest.slice(0, opening) + LITERAL;
    rest = rest.slice(opening + 1);
  }
}

/** The index of the first quotation mark that opens a value but does not enclose all of it; null if every mark is right. */
function firstWrongQuote(text: string, delimiter: string): number | null {
  let found: number | null = null;
  papaparse.parse<string[]>(text, {
    delimiter,
    step({ errors }, parser) {
      const wrong = errors.find(({ code }) => code === 'InvalidQuotes');
      if (wrong?.index === undefined) return;
      // The parser names the first character of the value.
      found = wrong.index - 1;
      parser.abort();
    },
  });
  return found;
}

/** Turns the marks of `repairQuotes` back into quotation marks. */
export function restoreQuotes(value: string): string {
  return value.replaceAll(LITERAL, '"');
}
