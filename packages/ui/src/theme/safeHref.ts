const ignored = /[\p{Cc} ]/gu;
const scheme = /^[a-z][a-z\d+.-]*:/iu;
const harmless = /^(?:https?|mailto|tel):/iu;

/**
 * Returns the address if a link may use it, else null. Allowed are a path, a query, a hash, `http(s)`, `mailto` and
 * `tel`. Refused are schemes that run code, and `//host` in any spelling, which looks like a path and leaves the
 * site.
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null;
  // Browsers ignore these characters in an address, so they must not hide a scheme or a second slash from the
  // check.
  const read = href.replaceAll(ignored, '').replaceAll('\\', '/');
  if (read === '' || read.startsWith('//')) return null;
  return scheme.test(read) && !harmless.test(read) ? null : href;
}
