/** A letter with its accents, or a number. */
const letterOrNumber = /\p{L}\p{M}*|\p{N}/u;

/** Scripts that are written without spaces, or whose letters join. One letter is enough, and a second one misleads. */
const oneLetterScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}]/u;

/**
 * Returns the initials of a name: of its first and last word, such as `AS`, or one letter of a single name and in
 * scripts such as Chinese and Arabic. Empty for a name without letters. Text in brackets does not count.
 */
export function initialsOf(name: string): string {
  const words = name
    .replaceAll(/\([^)]*\)/gu, ' ')
    .split(/[\s,]+/u)
    .flatMap((word) => letterOrNumber.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (oneLetterScript.test(first) ? first : first + last).toUpperCase();
}
