/** From this many characters on, or with a space, a known string is found inside longer texts too. */
const LONG_STRING = 6;
const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
];
/** Code, and names that HTML itself marks as not translated. */
const unread = 'script, style, template, noscript, code, [translate="no"]';

interface Text {
  element: Element;
  where: string;
  text: string;
}

/**
 * The texts on the page that come from neither a label, nor `Intl`, nor the story. In the pseudo-locale labels and
 * `Intl` write in brackets, so letters outside of brackets are a component's own, unless the story holds them:
 * `knownStrings`. Texts that only assistive technology reads count too.
 */
export function literalsOnPage(knownStrings: readonly string[]): string[] {
  const known = new Set(knownStrings.map(normalize));
  const texts = [...textNodes(), ...attributes(), ...generated()];
  return [...new Set(texts.flatMap((text) => describeLiteral(text, known)))];
}

function describeLiteral({ element, where, text }: Text, known: ReadonlySet<string>): string[] {
  const rest = unknownWords(text, known);
  return rest === '' ? [] : [`${describe(element)} ${where}: "${rest}" of "${text.trim().slice(0, 120)}"`];
}

/** A text without its numbers, which stories compute, and with single spaces. */
function normalize(text: string): string {
  return text
    .replaceAll(/\d+|\bNaN\b|\bInfinity\b/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Returns the rest of a text without brackets and known strings. */
function unknownWords(text: string, known: ReadonlySet<string>): string {
  let outside = normalize(outsideBrackets(text));
  if (!/\p{L}/u.test(outside) || known.has(outside)) return '';
  for (const string of known)
    if (string.length >= LONG_STRING || string.includes(' ')) outside = outside.replaceAll(string, ' ');
  // A long text without spaces repeats a known string.
  const isKnown = (word: string) => known.has(word) || known.has(/^(.+?)\1+$/u.exec(word)?.[1] ?? word);
  const words = outside.split(/[\s,;·|/()]+/u).filter((word) => /\p{L}/u.test(word) && !isKnown(word));
  return words.join(' ');
}

function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if (character === '⟧') depth = Math.max(0, depth - 1);
    if (depth === 0 && character !== '⟦' && character !== '⟧') outside += character;
    if (character === '⟦') {
      depth += 1;
      outside += ' ';
    }
  }
  return outside;
}

function* textNodes(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(unread)) continue;
    // A highlighted text is one text, in pieces.
    const parent = element.tagName === 'MARK' ? element.parentElement : element;
    const whole = parent?.querySelector(':scope > mark') ? parent.textContent : node.nodeValue;
    yield { element, where: 'text', text: whole ?? '' };
  }
}

function* attributes(): Generator<Text> {
  for (const element of document.body.querySelectorAll(readAttributes.map((name) => `[${name}]`).join())) {
    if (element.closest(unread)) continue;
    for (const name of readAttributes) yield { element, where: name, text: element.getAttribute(name) ?? '' };
  }
  for (const button of document.body.querySelectorAll('input:is([type=button], [type=submit], [type=reset])'))
    yield { element: button, where: 'value', text: (button as HTMLInputElement).value };
}

/** The texts that a style adds before or after an element. */
function* generated(): Generator<Text> {
  for (const element of document.body.querySelectorAll('*')) {
    for (const place of ['::before', '::after']) {
      const { content } = getComputedStyle(element, place);
      const [, text] = /^"((?:[^"\\]|\\.)*)"/u.exec(content) ?? [];
      if (text !== undefined) yield { element, where: place, text };
    }
  }
}

/** An element by its tag and role, below those of its parent. */
export function describe(element: Element): string {
  const parent = element.parentElement;
  return parent ? `${tagAndRole(parent)} > ${tagAndRole(element)}` : tagAndRole(element);
}

function tagAndRole(element: Element): string {
  const role = element.getAttribute('role');
  return element.tagName.toLowerCase() + (role ? `[role=${role}]` : '');
}
