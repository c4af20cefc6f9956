/** A piece of a text and where it starts. */
export type TextPart = { start: number; text: string; isMatch: boolean };

/** Splits a text where one of the words occurs. A longer word wins over a shorter one that it begins with. */
export function splitByWords(text: string, words: string): TextPart[] {
  const list = words
    .split(/\s+/)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (list.length === 0) return [{ start: 0, text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(new RegExp(list.join('|'), 'giu'))) {
    if (index > end) parts.push({ start: end, text: text.slice(end, index), isMatch: false });
    parts.push({ start: index, text: match, isMatch: true });
    end = index + match.length;
  }
  if (end < text.length || parts.length === 0)
    parts.push({ start: end, text: text.slice(end), isMatch: false });
  return parts;
}
