import createDOMPurify from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';
import type { SafeHtml } from '../components/RichText/SafeHtml.ts';
import { allowedAttributes, allowedTags, linkOutAttributes } from './allowList.ts';
import { createStepCounter, isTooLarge, TooLargeError } from './limits.ts';
import { muteMarkup, unmute } from './muteMarkup.ts';
import { safeAddress } from './safeAddress.ts';

export type { SafeHtml } from '../components/RichText/SafeHtml.ts';
export { maxHtmlLength } from './limits.ts';

/** What a host allows in its rich text. */
export type SanitizeHtmlOptions = {
  /** Whether a path of this site is a page that a link may lead to. A link to any other path becomes text. Default: every path. */
  isPage?: (path: string) => boolean;
};

const steps = createStepCounter();
let ownPurify: DOMPurify | undefined;

/**
 * Sanitises untrusted rich text (announcement, marketing content) for `RichText`. Links and images keep only a
 * `/path` of this site or an https address. External links open in a new tab. An `h1` becomes an `h2`, because the
 * page has its own. The result raises no violation of a Content-Security-Policy.
 *
 * Returns empty HTML and logs a warning for a text that could freeze the page: one longer than `maxHtmlLength`,
 * nested hundreds deep, or that makes the parser repeat itself. To detect that, compare the result with the input.
 *
 * Needs a browser's document and throws without one, rather than let anything through unchecked. A
 * Content-Security-Policy with Trusted Types must allow the policy name `dompurify`.
 */
export function sanitizeHtml(dirty: string, options: SanitizeHtmlOptions = {}): SafeHtml {
  const purify = (ownPurify ??= createPurify());
  try {
    if (isTooLarge(dirty)) throw new TooLargeError();
    return sanitizeWith(purify, dirty, options);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    // oxlint-disable-next-line no-console -- the text is gone, and the host has no other way to learn why
    console.warn(error.message);
    return sanitizeWith(purify, '', options);
  }
}

function sanitizeWith(purify: DOMPurify, dirty: string, { isPage }: SanitizeHtmlOptions): SafeHtml {
  steps.reset();
  const fragment = purify.sanitize(muteMarkup(dirty), { ...rules, RETURN_DOM_FRAGMENT: true });
  unmute(fragment);
  demoteHeadings(fragment);
  fixLinks(fragment, isPage);
  fixPictures(fragment);
  limitSpans(fragment);
  steps.reset();
  // The second pass serialises the text, as TrustedHTML where the browser supports it, and checks it again.
  const clean: unknown = purify.sanitize(fragment, {
    ...rules,
    ALLOWED_ATTR: [...allowedAttributes, ...linkOutAttributes],
    RETURN_TRUSTED_TYPE: true,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that may give out the brand
  return clean as SafeHtml;
}

/** Whether sanitised rich text is visible: some text or an image. An empty `<p>` is not. */
export function hasContent(html: SafeHtml): boolean {
  const text = html.toString();
  if (text.includes('<img')) return true;
  const visible = text.replaceAll(/<[^>]*>|&nbsp;|\u00A0/gu, '');
  return visible.trim() !== '';
}

// DOMPurify's own address pattern stays: a custom one would drop width and height and still keep `data:` images.
// `safeAddress` alone decides which addresses stay.
const rules: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// Our own instance, so that hooks that other code adds to the shared one do not apply.
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

function fixLinks(fragment: DocumentFragment, isPage: SanitizeHtmlOptions['isPage']): void {
  for (const element of fragment.querySelectorAll('[href]')) {
    const address = element.localName === 'a' ? safeAddress(element.getAttribute('href') ?? '') : null;
    if (!address || (address.kind === 'internal' && isPage?.(address.href) === false)) {
      element.removeAttribute('href');
      continue;
    }
    element.setAttribute('href', address.href);
    if (address.kind === 'internal') continue;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
    // RichText adds there, in the user's language, that the link opens a new tab.
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
    // Without alternative text a screen reader announces the file name.
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

// A browser allocates every column and row of a span: a few KB of cells could take all its memory.
const longestSpans = { colspan: 30, rowspan: 100 };

function limitSpans(fragment: DocumentFragment): void {
  for (const [name, longest] of Object.entries(longestSpans)) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      const span = Number.parseInt(element.getAttribute(name) ?? '', 10);
      // Zero spans all following rows.
      if (!(span >= 1)) element.removeAttribute(name);
      else if (span > longest) element.setAttribute(name, `${longest}`);
    }
  }
}
