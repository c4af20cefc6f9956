import { pseudo } from '../languages.ts';

const isPseudo = new URLSearchParams(location.search).get('language') === 'pseudo';
const markup = /(<[^>]*>|&[#\w]+;)/u;

type Values = { texts: readonly string[]; imports: readonly string[] };

const valuesByFile = new Map<string, Values>();

/** Says which strings of a story's or fixture's file are not words for a reader, and which other such files it imports. */
export function plain(file: string, texts: readonly string[], imports: readonly string[]): void {
  valuesByFile.set(file, { texts, imports });
}

/** The strings of a story's file, and of the fixtures it imports, that are a value when they are shown. */
export function valuesOf(file: string, seen: Set<string> = new Set()): Set<string> {
  const own = valuesByFile.get(file);
  if (!own || seen.has(file)) return new Set();
  seen.add(file);
  const values = new Set(own.texts);
  for (const imported of own.imports) for (const value of valuesOf(imported, seen)) values.add(value);
  return values;
}

/** A text that a story's author wrote: in the pseudo-locale as a translation would be, else as it is. */
export function authored(text: string): string {
  return isPseudo ? marked(text) : text;
}

function marked(text: string): string {
  return text
    .split(markup)
    .map((part) => (markup.test(part) || !/\p{L}/u.test(part) ? part : aroundSpace(part)))
    .join('');
}

function aroundSpace(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return before + pseudo(words) + after;
}

type Formatter = { prototype: object };

/** In the pseudo-locale, what `Intl` writes is marked as such: it follows the language without our help. */
function markIntl(): void {
  const formatters: Formatter[] = [
    Intl.DateTimeFormat,
    Intl.NumberFormat,
    Intl.RelativeTimeFormat,
    Intl.ListFormat,
    Intl.DisplayNames,
  ];
  for (const { prototype } of formatters) {
    for (const name of ['format', 'formatRange', 'of']) markMethod(prototype, name);
  }
  markMethod(Number.prototype, 'toLocaleString');
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    markMethod(Date.prototype, name);
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** A method whose words are put in brackets. */
const bracketed = (method: Method): Method =>
  function said(this: unknown, ...args: unknown[]) {
    const text = method.apply(this, args);
    return typeof text === 'string' && /\p{L}/u.test(text) ? `⟦${text}⟧` : text;
  };

/** `format` is a getter that hands out a bound method; the others are methods. */
function markMethod(prototype: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (!own) return;
  const { value } = own as { value?: Method };
  const told = value
    ? { ...own, value: bracketed(value) }
    : {
        ...own,
        get(this: unknown) {
          return bracketed(own.get?.call(this) as Method);
        },
      };
  Object.defineProperty(prototype, name, told);
}

if (isPseudo) markIntl();
