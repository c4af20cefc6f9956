import { pseudo } from '../languages.ts';

const isPseudo = new URLSearchParams(location.search).get('language') === 'pseudo';
const markup = /(<[^>]*>|&[#\w]+;)/u;
/** The words that a tag holds. */
const tagWords = /(?<=\s(?:alt|title)=")[^"]+(?=")/gu;

type Strings = { texts: readonly string[]; keys: readonly string[]; imports: readonly string[] };

const stringsByFile = new Map<string, Strings>();

/**
 * Says which strings of a story's or fixture's file are not words for a reader, what its properties are called, and which
 * other such files it imports.
 */
export function plain(file: string, strings: Strings): void {
  stringsByFile.set(file, strings);
}

/**
 * The strings of a story's file, and of the fixtures it imports, that are a value when they are shown. The name of a
 * property is none, wherever else it stands: it is the code's word.
 */
export function valuesOf(file: string): Set<string> {
  const files = new Set([file]);
  // A set that grows while it is gone through hands out what is added, too.
  for (const known of files)
    for (const imported of stringsByFile.get(known)?.imports ?? []) files.add(imported);
  const strings = [...files].flatMap((known) => stringsByFile.get(known) ?? []);
  const keys = new Set(strings.flatMap((each) => each.keys));
  return new Set(strings.flatMap(({ texts }) => texts).filter((text) => !keys.has(text)));
}

/** A text that a story's author wrote: in the pseudo-locale as a translation would be, else as it is. */
export function authored(text: string): string {
  return isPseudo ? marked(text) : text;
}

function marked(text: string): string {
  return text
    .split(markup)
    .map((part) => {
      if (markup.test(part)) return part.replaceAll(tagWords, aroundSpace);
      return /\p{L}/u.test(part) ? aroundSpace(part) : part;
    })
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
