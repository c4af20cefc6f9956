/** Returns the word for an id that a response brings; undefined for an id without a word, `__proto__` included. */
export function wordOf(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(words, id) ? words[id] : undefined;
}
