/** What the headers of one deployment depend on. */
export interface SecurityHeaderOptions {
  /** Origin of the identity provider: the portal calls it, and its silent check runs in a frame that goes there first. */
  identityOrigin: string;
  /** `'sha256-…'` sources of the style elements written into index.html. */
  inlineStyleHashes: readonly string[];
  /** Names of Trusted Types policies that may exist besides the sanitiser's; default none. */
  trustedTypes?: readonly string[];
  /** Source of the portal's own scripts; by default all of its origin. `scriptSource` makes a narrower one. */
  scripts?: string;
  /** Address that browsers send reports of violations to; default none. */
  reportsUrl?: string | undefined;
}

/** The name by which the policies and `reporting-endpoints` speak of `reportsUrl`. */
const REPORTS = 'policy';

/**
 * The source that lets in the scripts of a host's `/assets/` and nothing else of it. `'self'` takes no path, so the host is named, without a scheme: the
 * page's own. What a policy cannot name stays `'self'`: IPv6 addresses, IPv4 addresses other than 127.0.0.1, and what is no host at all, so that nobody writes the policy by a `Host` header.
 */
export function scriptSource(host: string | undefined): string {
  const isHost = host !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(host);
  const isOtherAddress =
    host !== undefined && /^[\d.]+(?::\d+)?$/.test(host) && !/^127\.0\.0\.1(?::\d+)?$/.test(host);
  return isHost && !isOtherAddress ? `${host}/assets/` : "'self'";
}

/** Whether reports may be sent to an address: https, or http on this machine, with nothing in it that a header or nginx would read in another way. */
export function isReportsUrl(url: string): boolean {
  return (
    /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/[\w.~&+=:@%/?-]*$/.test(url) &&
    URL.canParse(url)
  );
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
  scripts = "'self'",
  reportsUrl,
}: SecurityHeaderOptions): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': [scripts],
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
    ...reporting(reportsUrl),
  };
  return { ...everywhere, ...documentHeaders(policy, reportsUrl), 'x-frame-options': 'DENY' };
}

/** Headers of the silent-check page: it alone may stand in a frame, of our own origin, and does nothing but run its script. */
export function silentPageHeaders({
  scripts = "'self'",
  reportsUrl,
}: Pick<SecurityHeaderOptions, 'scripts' | 'reportsUrl'> = {}): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': [scripts],
    ...nowhere,
    'frame-ancestors': ["'self'"],
    ...reporting(reportsUrl),
  };
  return { ...everywhere, ...documentHeaders(policy, reportsUrl), 'x-frame-options': 'SAMEORIGIN' };
}

/** What a document of third parties may do: run, send its forms and open windows, which are ordinary ones. It has no origin, so no cookies, no storage and no way to the portal. */
const FRAME_RIGHTS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Headers of the page in which a third party runs, framed by our own origin only: what such vendors need (inline styles, pictures and frames of theirs), from our
 * own origin and `thirdPartyOrigins`, in a document without an origin.
 */
export function thirdPartyPageHeaders(
  thirdPartyOrigins: readonly string[],
  reportsUrl?: string,
): Record<string, string> {
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
    ...reporting(reportsUrl),
  };
  return { ...everywhere, ...documentHeaders(policy, reportsUrl), 'x-frame-options': 'SAMEORIGIN' };
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

/** Both directives: `report-uri` for browsers that do not know the other yet. Last in a policy. */
function reporting(url: string | undefined): Record<string, readonly string[]> {
  return url === undefined ? {} : { 'report-uri': [url], 'report-to': [REPORTS] };
}

/** The policy of a document, and where its reports go. */
function documentHeaders(
  policy: Record<string, readonly string[]>,
  reportsUrl: string | undefined,
): Record<string, string> {
  return {
    'content-security-policy': serialize(policy),
    ...(reportsUrl !== undefined && { 'reporting-endpoints': `${REPORTS}="${reportsUrl}"` }),
  };
}

function serialize(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
