/** Addresses that go on to the backend. */
export const proxiedPath: RegExp = /^\/(?:api|core|resources)(?:\/|$)/;

/** The methods that go on to the backend. TRACE and CONNECT are not among them. */
export const proxiedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The methods that every other address answers. */
export const pageMethods: readonly string[] = ['GET', 'HEAD'];

/** The methods whose request has no body. A body on one of them is refused: servers do not agree on where it ends. */
export const bodilessMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** A built file, which carries its content's hash in its name and so never changes. */
export const hashedFile: RegExp = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Under `/assets/`, or with a web file's ending: never a page of the portal (an identifier in an address may hold a dot). */
export const filePath: RegExp =
  /^\/assets\/|\.(?:html?|m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i;

/** What was compressed beside a file; it is no address of its own. */
export const compressedFile: RegExp = /\.(?:br|gz)$/;

const separator = String.raw`(?:/|%(?:25)*(?:2f|5c))`;
const dot = String.raw`(?:\.|%(?:25)*2e)`;
const parameter = '(?:;|%(?:25)*3b)';

/**
 * A request's target whose path could mean one thing here and another at the backend. No browser sends one:
 * - it begins like another host's address, or holds a backslash or a fragment;
 * - it holds a dot segment, plain or encoded, with or without a path parameter (`/..;x/`, which Tomcat reads as `/../`);
 * - it holds a dot or a separator that is encoded more than once;
 * - it holds an encoding that is no character: an incomplete one, NUL, or a byte that no UTF-8 text has.
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

/** The path of a target that is not ambiguous, decoded once, as nginx reads it. */
export function pathOf(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The runtime config, which belongs to the deployment and not to the build. */
export const CONFIG_PATH = '/assets/portal/config.json';

const PAGE_PATH = '/index.html';
const IMMUTABLE_SECONDS = 31_536_000;

/** How long what stands at a path may be kept: `pattern` is an exact path or what it matches; the first that fits decides. */
export const lifetimes: ReadonlyArray<{ pattern: string | RegExp; cacheControl: string }> = [
  { pattern: PAGE_PATH, cacheControl: 'no-store' },
  { pattern: CONFIG_PATH, cacheControl: 'no-store' },
  // Fetched by index.html for the silent page, which is opened within the same load.
  { pattern: '/assets/portal/silent-check-sso.js', cacheControl: 'max-age=60' },
  { pattern: hashedFile, cacheControl: `public, max-age=${IMMUTABLE_SECONDS}, immutable` },
];

/** What no line of `lifetimes` names is asked for again each time. */
export const DEFAULT_LIFETIME = 'no-cache';

/** The `cache-control` of the file at a path. */
export function cacheControlOf(path: string): string {
  return (
    lifetimes.find(({ pattern }) => (typeof pattern === 'string' ? pattern === path : pattern.test(path)))
      ?.cacheControl ?? DEFAULT_LIFETIME
  );
}
