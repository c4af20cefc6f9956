export interface SecurityHeaderOptions {
  /** The identity provider's origin. The portal calls it, and the silent check's frame starts there. */
  identityOrigin: string;
  /** `'sha256-…'` sources of the inline style elements of index.html. */
  inlineStyleHashes: readonly string[];
  /** `'sha256-…'` sources of the inline scripts of index.html. Default: none. */
  inlineScriptHashes?: readonly string[];
  /** Names of Trusted Types policies besides the sanitiser's. Default: none. */
  trustedTypes?: readonly string[];
  /** The source of the portal's own scripts. Default: its whole origin. `scriptSource` returns a narrower one. */
  scripts?: string;
  /** The portal's origin, for the document without one. Default: not named. `originSource` returns it. */
  portalOrigin?: string | undefined;
  /** The address to which browsers report violations. Default: none. */
  reportsUrl?: string | undefined;
}

/** The name of `reportsUrl` in the policies and in `reporting-endpoints`. */
const REPORTS = 'policy';

/**
 * The source for scripts of a host's `/assets/` and nothing else. `'self'` takes no path, so the source names the host, without a scheme: the
 * page's own applies. Hosts that a policy cannot name keep `'self'`: IPv6 addresses, IPv4 addresses except 127.0.0.1, and invalid hosts, so that no `Host` header can inject into the policy.
 */
export function scriptSource(host: string | undefined): string {
  return isNameable(host) ? `${host}/assets/` : "'self'";
}

/** The source for a host's whole origin, if a policy can name it. In a policy, `http:` includes `https:`; the server does not know which of them a proxy speaks. */
export function originSource(host: string | undefined): string | undefined {
  return isNameable(host) ? `http://${host}` : undefined;
}

function isNameable(host: string | undefined): boolean {
  const isHost = host !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(host);
  const isOtherAddress =
    host !== undefined && /^[\d.]+(?::\d+)?$/.test(host) && !/^127\.0\.0\.1(?::\d+)?$/.test(host);
  return isHost && !isOtherAddress;
}

/** Whether an address may receive reports: https, or http on this machine, without characters that are special in a header or in nginx. */
export function isReportsUrl(url: string): boolean {
  return (
    /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?\/[\w.~&+=:@%/?-]*$/.test(url) &&
    URL.canParse(url)
  );
}

/** The hash of the empty string. In production styled-components inserts one empty style element and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const everywhere = {
  // Two years, for the portal's host and its subdomains. Browsers ignore it over http.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Features that none of our documents needs: plugins and another base address. */
const nowhere = { 'object-src': ["'none'"], 'base-uri': ["'none'"] };

/** The only Trusted Types policy that may turn text into HTML. DOMPurify uses it in `@quayside/ui/sanitize`. */
const SANITIZER_POLICY = 'dompurify';

/** Headers of every portal response: no foreign script, no inline script but those of its own page, no HTML from unsanitised text, never framed. */
export function pageHeaders({
  identityOrigin,
  inlineStyleHashes,
  inlineScriptHashes = [],
  trustedTypes = [],
  scripts = "'self'",
  reportsUrl,
}: SecurityHeaderOptions): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': [scripts, ...inlineScriptHashes],
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

/** Headers of the silent-check page. Our own origin may frame it, and it may only run its script. */
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

export interface ThirdPartyHeaderOptions extends Pick<SecurityHeaderOptions, 'portalOrigin' | 'reportsUrl'> {
  /** The https origins of the third parties. */
  thirdPartyOrigins: readonly string[];
}

/** The permissions of the third parties' document: it may run scripts, submit forms and open ordinary windows. It has no origin, so it has no cookies, no storage and no access to the portal. */
const FRAME_RIGHTS = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Headers of the page in which a third party runs, framed by our own origin only. It allows what vendors need (inline styles, their pictures and frames), from our
 * own origin and `thirdPartyOrigins`, in a document without an origin. For Safari 26.5 `'self'` means nothing in such a document, so the policy
 * names the portal's origin too.
 */
export function thirdPartyPageHeaders({
  thirdPartyOrigins,
  portalOrigin,
  reportsUrl,
}: ThirdPartyHeaderOptions): Record<string, string> {
  const ours = portalOrigin === undefined ? ["'self'"] : ["'self'", portalOrigin];
  const theirs = [...ours, ...thirdPartyOrigins];
  const policy = {
    sandbox: FRAME_RIGHTS,
    'default-src': ["'none'"],
    'script-src': theirs,
    'style-src': [...theirs, "'unsafe-inline'"],
    'img-src': [...theirs, 'data:', 'blob:'],
    'font-src': [...theirs, 'data:'],
    'media-src': theirs,
    // An https source does not include the sockets of the same host.
    'connect-src': [...theirs, ...thirdPartyOrigins.map((origin) => origin.replace('https:', 'wss:'))],
    'frame-src': theirs,
    ...nowhere,
    'form-action': theirs,
    'frame-ancestors': ["'self'"],
    ...reporting(reportsUrl),
  };
  return { ...everywhere, ...documentHeaders(policy, reportsUrl), 'x-frame-options': 'SAMEORIGIN' };
}

/** Headers of that page's script. For a document without an origin every script is cross-origin. */
export function thirdPartyScriptHeaders(): Record<string, string> {
  return { ...everywhere, 'cross-origin-resource-policy': 'cross-origin' };
}

/** Headers of the backend's responses, unless it sends its own. They are data and must never act as a page of this origin. */
export function proxiedHeaders(): Record<string, string> {
  const policy = { 'default-src': ["'none'"], ...nowhere, 'frame-ancestors': ["'none'"], sandbox: [] };
  return { ...everywhere, 'content-security-policy': serialize(policy) };
}

/** Both directives, last in a policy. `report-uri` is for browsers without `report-to`. */
function reporting(url: string | undefined): Record<string, readonly string[]> {
  return url === undefined ? {} : { 'report-uri': [url], 'report-to': [REPORTS] };
}

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
