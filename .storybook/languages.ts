import type { LabelSource } from '../packages/ui/src/theme/quaysideContext.ts';
import { keptLabels } from './labelsOf.ts';

/** The languages of the toolbar: English, a pseudo-locale, and English in Arabic letters. */
export type Language = 'en' | 'pseudo' | 'ar';

/** The locale of the toolbar's language. */
export function localeOf({ language }: Record<string, unknown>): string {
  return language === 'ar' ? 'ar' : 'en-GB';
}

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'àƀçðéƒĝĥîĵķļɱñôþɋŕšţûṽŵẋýž';
const arabic = 'اببجدهوزحطيكلمنسعفصقرشتثخذ';
const latinLetter = /\p{Script=Latin}/gu;
const placeholder = /(\{\w+\})/u;

/** Rewrites the letters of a text, but not its placeholders: `{count}`. */
function rewrite(text: string, letter: (letter: string) => string): string {
  return text
    .split(placeholder)
    .map((part) => (placeholder.test(part) ? part : part.replaceAll(latinLetter, letter)))
    .join('');
}

/** A text 40 % longer, in accented letters and brackets, so that an untranslated text is easy to see. */
function pseudo(text: string): string {
  const accentedText = rewrite(text, (letter) => accented[plain.indexOf(letter.toLowerCase())] ?? letter);
  return `⟦${accentedText}${' ẋẋẋẋ'.repeat(Math.ceil((text.length * 0.4) / 5))}⟧`;
}

/** A text in Arabic letters: no language, but shaped and read from right to left like Arabic. */
function inArabicLetters(text: string): string {
  return rewrite(text, (letter) => arabic[letter.toLowerCase().charCodeAt(0) % arabic.length] ?? letter);
}

function mapped<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value & string;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]);
  return Object.fromEntries(entries) as Value;
}

export const labelSources: Record<Language, LabelSource> = {
  en: keptLabels(undefined),
  pseudo: keptLabels((_component, english) => mapped(english, pseudo)),
  ar: keptLabels((_component, english) => mapped(english, inArabicLetters)),
};
