import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';
import type { SafeHtml } from '../components/RichText/SafeHtml.ts';
import { allowedAttributes, allowedTags, linkOutAttributes } from './allowList.ts';
import { createStepCounter, isTooLarge, TooLargeError } from './limits.ts';
import { muteMarkup, unmute } from './muteMarkup.ts';
import { safeAddress } from './safeAddress.ts';

export type { SafeHtml } from '../components/RichText/SafeHtml.ts';
export { maxHtmlLength } from './limits.ts';

const steps = createStepCounter();
let ownPurify: DOMPurify | undefined;

/**
 * Makes untrusted rich text (announcement, marketing content) safe to show in `RichText`. Links and pictures keep
 * only a `/path` of this site or an https address; links out open in a new tab; an `h1` becomes an `h2`, because the
 * page has its own. Nothing in it raises a violation of a Content-Security-Policy.
 *
 * Gives empty HTML, with a warning in the console, for a text that could make the page stand still: one that is longer
 * than `maxHtmlLength`, nested hundreds deep, or that makes the parser repeat itself. Where you want to say that a text
 * can't be shown, compare it with what came of it.
 *
 * Needs a browser's document and throws without one, rather than let anything through unread. A
 * Content-Security-Policy with Trusted Types must allow the policy name `dompurify`.
 */
export function sanitizeHtml(dirty: string): SafeHtml {
  const purify = (ownPurify ??= createPurify());
  try {
    if (isTooLarge(dirty)) throw new TooLargeError();
    return sanitizeWith(purify, dirty);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    // oxlint-disable-next-line no-console -- the text is gone, and whoever embeds this has no other way to learn why
    console.warn(error.message);
    return sanitizeWith(purify, '');
  }
}

function sanitizeWith(purify: DOMPurify, dirty: string): SafeHtml {
  steps.reset();
  const fragment = purify.sanitize(muteMarkup(dirty), { ...rules, RETURN_DOM_FRAGMENT: true });
  unmute(fragment);
  demoteHeadings(fragment);
  fixLinks(fragment);
  fixPictures(fragment);
  limitSpans(fragment);
  steps.reset();
  // The second pass writes the text out, as TrustedHTML where there is such a thing, and reads it all once more.
  const clean: unknown = purify.sanitize(fragment, {
    ...rules,
    ALLOWED_ATTR: [...allowedAttributes, ...linkOutAttributes],
    RETURN_TRUSTED_TYPE: true,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that may give out the brand
  return clean as SafeHtml;
}

/** Whether sanitised rich text shows anything: some text or a picture. An empty `<p>` is nothing. */
export function hasContent(html: SafeHtml): boolean {
  const text = html.toString();
  if (text.includes('<img')) return true;
  const visible = text.replaceAll(/<[^>]*>|&nbsp;|\u00A0/gu, '');
  return visible.trim() !== '';
}

// DOMPurify's own address pattern stays: with a custom one it would drop width and height and still keep data:
// pictures. Which addresses may stay is decided by safeAddress alone.
const rules: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// An instance of our own: hooks that other code adds to the shared one never reach it.
function createPurify(): DOMPurify {
  if (typeof window === 'undefined') throw new Error(unsupported);
  const purify = createDOMPurify(window);
  if (!purify.isSupported) throw new Error(unsupported);
  purify.addHook('uponSanitizeElement', steps.count);
  return purify;
}

const unsupported =
  'sanitizeHtml needs a browser document, and there is none here. Unread HTML would be unsafe to show: sanitise it in the browser.';

function demoteHeadings(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('h1')) {
    const lower = heading.ownerDocument.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function fixLinks(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('[href]')) {
    const address = element.localName === 'a' ? safeAddress(element.getAttribute('href') ?? '') : null;
    if (!address) {
      element.removeAttribute('href');
      continue;
    }
    element.setAttribute('href', address.href);
    if (address.kind === 'internal') continue;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
    // RichText says there, in the reader's words, that it opens a tab.
    element.removeAttribute('title');
  }
}

function fixPictures(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('img, [src]')) {
    const address = element.localName === 'img' ? safeAddress(element.getAttribute('src') ?? '') : null;
    if (!address) {
      element.replaceWith(element.getAttribute('alt') ?? '');
      continue;
    }
    element.setAttribute('src', address.href);
    // Without an alternative a screen reader would read the file's name aloud.
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

// A browser makes room for each column and row of a span: some KB of cells could take all its memory.
const longestSpans = { colspan: 30, rowspan: 100 };

function limitSpans(fragment: DocumentFragment): void {
  for (const [name, longest] of Object.entries(longestSpans)) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      const span = Number.parseInt(element.getAttribute(name) ?? '', 10);
      // Zero is a span over all rows that follow.
      if (!(span >= 1)) element.removeAttribute(name);
      else if (span > longest) element.setAttribute(name, `${longest}`);
    }
  }
}
