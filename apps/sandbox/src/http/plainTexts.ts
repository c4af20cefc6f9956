import { isJsonObject } from '../store/mergePatch.ts';

/** The members of bodies that may have several lines. */
const multilineMembers: ReadonlySet<string> = new Set([
  'comment',
  'description',
  'instructions',
  'message',
  'newAddress',
  'note',
  'reason',
  'text',
]);

/**
 * A body with its texts as a person would type them. A text of one line has no spaces around it, and a space in place of control
 * characters and line breaks, which lists and exported files cannot show. A text of several lines keeps its lines. The body is
 * checked again afterwards, so that a name of spaces is an empty one.
 */
export function toPlainTexts(body: unknown, name = ''): unknown {
  if (typeof body === 'string') return multilineMembers.has(name) ? withoutControls(body) : toOneLine(body);
  if (Array.isArray(body)) return body.map((item: unknown) => toPlainTexts(item, name));
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, member]) => [key, toPlainTexts(member, key)]));
}

function toOneLine(text: string): string {
  return text.replaceAll(/ ?[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function withoutControls(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}
