/** From this many characters on a value is known wherever it stands in a text. */
const LONG_VALUE = 8;
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
/** Not words: code, and names that HTML itself says are never translated. */
const unread = 'script, style, template, noscript, code, [translate="no"]';

interface Text {
  element: Element;
  where: string;
  text: string;
}

/**
 * The texts of the page that came from neither a label, nor a story, nor `Intl`: in the pseudo-locale these three stand
 * in brackets, so that letters outside are a component's own, unless they are one of the story's `values`. What only
 * assistive technology reads counts too.
 */
export function literalsOnPage(values: ReadonlySet<string>): string[] {
  const texts = [...textNodes(), ...attributes(), ...generated()];
  return [...new Set(texts.flatMap((text) => told(text, values)))];
}

/** What is left of a text without what is in brackets and without values that a story hands over to be shown as they are. */
export function restOf(text: string, values: ReadonlySet<string>): string {
  let outside = outsideBrackets(text).trim();
  if (!/\p{L}/u.test(outside) || values.has(outside)) return '';
  for (const value of values) if (value.length >= LONG_VALUE) outside = outside.replaceAll(value, ' ');
  // A long text without spaces is a value over and over.
  const isValue = (word: string) => values.has(word) || values.has(/^(.+?)\1+$/u.exec(word)?.[1] ?? word);
  const words = outside.split(/[\s,;·|/()]+/u).filter((word) => /\p{L}/u.test(word) && !isValue(word));
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
    yield { element, where: 'text', text: node.nodeValue ?? '' };
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

/** What a style writes before or after an element. */
function* generated(): Generator<Text> {
  for (const element of document.body.querySelectorAll('*')) {
    for (const place of ['::before', '::after']) {
      const { content } = getComputedStyle(element, place);
      if (content.startsWith('"')) yield { element, where: place, text: content.slice(1, -1) };
    }
  }
}

function told({ element, where, text }: Text, values: ReadonlySet<string>): string[] {
  const rest = restOf(text, values);
  return rest === '' ? [] : [`${describe(element)} ${where}: "${rest}" of "${text.trim().slice(0, 120)}"`];
}

/** An element by its tag, its role and where it stands. */
export function describe(element: Element): string {
  const parent = element.parentElement;
  return parent ? `${tagAndRole(parent)} > ${tagAndRole(element)}` : tagAndRole(element);
}

function tagAndRole(element: Element): string {
  const role = element.getAttribute('role');
  return element.tagName.toLowerCase() + (role ? `[role=${role}]` : '');
}
