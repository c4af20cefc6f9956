/** What the headers of one deployment depend on. */
export interface SecurityHeaderOptions {
  /** Origin of the identity provider: the portal calls it, and its silent check runs in a frame that goes there first. */
  identityOrigin: string;
  /** `'sha256-…'` sources of the style elements written into index.html. */
  inlineStyleHashes: readonly string[];
  /** Names of Trusted Types policies that may exist besides the sanitiser's; default none. */
  trustedTypes?: readonly string[];
}

/** The empty string's hash: styled-components' production mode inserts one empty style element and fills it by the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const everywhere = {
  // Browsers heed it over https only. Two years, for the portal's host and those below it.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What no document of ours needs: plugins, and another address to resolve its own against. */
const nowhere = { 'object-src': ["'none'"], 'base-uri': ["'none'"] };

/** The one policy that may turn text into HTML: DOMPurify writes out by it what `@quayside/ui/sanitize` has cleaned. */
const SANITIZER_POLICY = 'dompurify';

/** Headers of every portal answer: no inline script, no foreign script, no HTML from unread text, never framed. */
export function pageHeaders({
  identityOrigin,
  inlineStyleHashes,
  trustedTypes = [],
}: SecurityHeaderOptions): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLE_HASH, ...inlineStyleHashes],
    'img-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", identityOrigin],
    'frame-src': ["'self'", identityOrigin],
    'manifest-src': ["'self'"],
    ...nowhere,
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [SANITIZER_POLICY, ...trustedTypes],
  };
  return { ...everywhere, 'content-security-policy': serialize(policy), 'x-frame-options': 'DENY' };
}

/** Headers of the silent-check page: it alone may stand in a frame, of our own origin, and does nothing but run its script. */
export function silentPageHeaders(): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    ...nowhere,
    'frame-ancestors': ["'self'"],
  };
  return { ...everywhere, 'content-security-policy': serialize(policy), 'x-frame-options': 'SAMEORIGIN' };
}

/** What a document of third parties may do: run, send its forms and open windows, which are ordinary ones. It has no origin, so no cookies, no storage and no way to the portal. */
const FRAME_RIGHTS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Headers of the page in which a third party runs, framed by our own origin only: what such vendors need (inline styles, pictures and frames of theirs), from our
 * own origin and `thirdPartyOrigins`, in a document without an origin.
 */
export function thirdPartyPageHeaders(thirdPartyOrigins: readonly string[]): Record<string, string> {
  const theirs = ["'self'", ...thirdPartyOrigins];
  const policy = {
    sandbox: FRAME_RIGHTS,
    'default-src': ["'none'"],
    'script-src': theirs,
    'style-src': [...theirs, "'unsafe-inline'"],
    'img-src': [...theirs, 'data:', 'blob:'],
    'font-src': [...theirs, 'data:'],
    'media-src': theirs,
    // A source by https does not take in the sockets of the same host.
    'connect-src': [...theirs, ...thirdPartyOrigins.map((origin) => origin.replace('https:', 'wss:'))],
    'frame-src': theirs,
    ...nowhere,
    'form-action': theirs,
    'frame-ancestors': ["'self'"],
  };
  return { ...everywhere, 'content-security-policy': serialize(policy), 'x-frame-options': 'SAMEORIGIN' };
}

/** Headers of that page's own script: for a document without an origin every script is of another one. */
export function thirdPartyScriptHeaders(): Record<string, string> {
  return { ...everywhere, 'cross-origin-resource-policy': 'cross-origin' };
}

/** Headers of the backend's answers unless it sends its own: data, which must never act as a page of this origin. */
export function proxiedHeaders(): Record<string, string> {
  const policy = { 'default-src': ["'none'"], ...nowhere, 'frame-ancestors': ["'none'"], sandbox: [] };
  return { ...everywhere, 'content-security-policy': serialize(policy) };
}

function serialize(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
