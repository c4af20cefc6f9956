import type { LabelSource } from '../packages/ui/src/theme/quaysideContext.ts';

/** The languages of the toolbar: English, a longer pseudo-language, and Arabic letters. */
export type Language = 'en' | 'pseudo' | 'ar';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'àƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž';
const arabic = 'اببجدهوزحطيكلمنسعفصقرشتثخذ';
const latinLetter = /\p{Script=Latin}/gu;
const place = /(\{\w+\})/u;

/** Rewrites the letters of a text, but not its placeholders. */
function rewrite(text: string, letter: (letter: string) => string): string {
  return text
    .split(place)
    .map((part) => (place.test(part) ? part : part.replaceAll(latinLetter, letter)))
    .join('');
}

/** A text 40 % longer, in accented letters between brackets, so that an untranslated one is visible. */
export function pseudo(text: string): string {
  const accentedText = rewrite(text, (letter) => accented[plain.indexOf(letter.toLowerCase())] ?? letter);
  return `⟦${accentedText}${' ẋẋẋẋ'.repeat(Math.ceil((text.length * 0.4) / 5))}⟧`;
}

/** A text in Arabic letters, shaped and written from right to left. It is not a real language. */
function inArabicLetters(text: string): string {
  return rewrite(text, (letter) => arabic[letter.toLowerCase().charCodeAt(0) % arabic.length] ?? letter);
}

function mapped<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value & string;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]);
  return Object.fromEntries(entries) as Value;
}

/** The source of the components' labels in each language. */
export const labelSources: Record<Language, LabelSource | undefined> = {
  en: undefined,
  pseudo: (_component, english) => mapped(english, pseudo),
  ar: (_component, english) => mapped(english, inArabicLetters),
};
