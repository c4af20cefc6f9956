export const proxiedPath: RegExp = /^\/(?:api|core|resources)(?:\/|$)/;

/** The calls that send a file, with the limit of the contract (`x-portal-max-bytes`). Any other body may have 2 MB. */
export const uploads: ReadonlyArray<{ path: string; maxBytes: number }> = [
  { path: '/api/portal/rest/attachments', maxBytes: 20_000_000 },
];

/** The methods that are forwarded to the backend: all but TRACE and CONNECT. */
export const proxiedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that every other path supports. */
export const pageMethods: readonly string[] = ['GET', 'HEAD'];

/** The methods without a request body. A body on one of them is refused, because servers disagree on where it ends. */
export const bodilessMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** A built file with its content's hash in its name. Such a file never changes. */
export const hashedFile: RegExp = /^\/assets\/[^/]+-[\w-]{7,8}\.\w+$/;

/** A path below `/assets/`, or with a web file's extension. It is never a page of the portal. Identifiers in page paths may contain a dot. */
export const filePath: RegExp =
  /^\/assets\/|\.(?:html?|m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i;

/** A compressed variant of a file. It has no address of its own. */
export const compressedFile: RegExp = /\.(?:br|gz)$/;

const separator = String.raw`(?:/|%(?:25)*(?:2f|5c))`;
const dot = String.raw`(?:\.|%(?:25)*2e)`;
const parameter = '(?:;|%(?:25)*3b)';

/**
 * A request target whose path could mean different things here and at the backend. No browser sends one:
 * - it begins like an address of another host, or contains a backslash or a fragment;
 * - it contains a dot segment, plain or encoded, with or without a path parameter (`/..;x/`, which Tomcat reads as `/../`);
 * - it contains a dot or a separator that is encoded more than once;
 * - it contains an encoding that is no character: an incomplete one, NUL, or a byte that is not valid in UTF-8.
 */
export const ambiguousTarget: RegExp = new RegExp(
  [
    '^//',
    String.raw`^[^?]*[\\#]`,
    `^[^?]*${separator}${dot}{1,2}(?:${separator}|${parameter}|\\?|$)`,
    '^[^?]*%(?:25)+(?:2e|2f|5c)',
    '^[^?]*%(?![0-9a-f]{2})',
    '^[^?]*%(?:25)*(?:00|c[01])',
  ].join('|'),
  'i',
);

/** The deepest page has fewer words in its path. */
const MOST_WORDS = 8;

const moreWords = Array.from(
  { length: MOST_WORDS - 1 },
  (_unused, index) => String.raw`(?:\/*(?<word${index + 2}>\/[\w-]+))?`,
).join('');

/**
 * A page's address with several slashes in a row: a slip, to which a redirect to the address with single ones is the answer. Its groups,
 * one after another behind a slash, are that address. Only plain words make a page's path here, so that the redirect never leads to a
 * file, the backend or another host.
 */
export const severalSlashes: RegExp = new RegExp(
  String.raw`^(?=[^?]*\/\/)\/+` +
    String.raw`(?:(?!(?:api|core|resources|assets)(?:[/?]|$))(?<word1>[\w-]+)${moreWords}(?:\/*(?<ending>\/))?)?` +
    String.raw`(?<query>\?[!"$-[\]-~]*)?$`,
);

/** The names of the groups of `severalSlashes`, in their order. */
export const partsOfPage: readonly string[] = [
  ...Array.from({ length: MOST_WORDS }, (_unused, index) => `word${index + 1}`),
  'ending',
  'query',
];

/** The path of a target that is not ambiguous, decoded once, as nginx reads it. */
export function pathOf(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The path of the runtime config. The deployment provides it, not the build. */
export const CONFIG_PATH = '/assets/portal/config.json';

const PAGE_PATH = '/index.html';
const IMMUTABLE_SECONDS = 31_536_000;

/** The time for which a file may be cached. `pattern` is an exact path or an expression; the first match applies. */
export const lifetimes: ReadonlyArray<{ pattern: string | RegExp; cacheControl: string }> = [
  { pattern: PAGE_PATH, cacheControl: 'no-store' },
  { pattern: CONFIG_PATH, cacheControl: 'no-store' },
  // index.html requests it for the silent page, which opens during the same page load.
  { pattern: '/assets/portal/silent-check-sso.js', cacheControl: 'max-age=60' },
  { pattern: hashedFile, cacheControl: `public, max-age=${IMMUTABLE_SECONDS}, immutable` },
];

/** The `cache-control` of files that match none of `lifetimes`. */
export const DEFAULT_LIFETIME = 'no-cache';

export function cacheControlOf(path: string): string {
  return (
    lifetimes.find(({ pattern }) => (typeof pattern === 'string' ? pattern === path : pattern.test(path)))
      ?.cacheControl ?? DEFAULT_LIFETIME
  );
}
