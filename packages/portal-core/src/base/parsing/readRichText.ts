import { ContractError } from '../errors/errors.ts';

/**
 * Longest accepted rich text in characters (UTF-16 code units): 100 KB of plain text. A longer one could freeze the page.
 * `maxHtmlLength` of `@quayside/ui/sanitize` is the same number.
 */
export const maxRichTextLength = 102_400;

/** Returns the trimmed rich text of a response; empty when there is none. Throws a ContractError when it is too long. */
export function readRichText(body: unknown, what: string): string {
  const html = typeof body === 'string' ? body.trim() : '';
  if (html.length <= maxRichTextLength) return html;
  throw new ContractError(
    `The ${what} has ${html.length} characters, so it is not shown: more than ${maxRichTextLength} could freeze the page. Shorten it.`,
  );
}
