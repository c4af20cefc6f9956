/**
 * Returns the word, or another value, for an id that a response brings; undefined for an id without one, `__proto__` and `constructor`
 * included. Use it for every id that no schema has checked against the table: an index would find what each object inherits.
 */
export function wordOf<Word>(words: Readonly<Record<string, Word>>, id: string): Word | undefined {
  return Object.hasOwn(words, id) ? words[id] : undefined;
}
