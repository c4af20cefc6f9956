/** Addresses that go on to the backend. */
export const proxiedPath: RegExp = /^\/(?:api|core|resources)(?:\/|$)/;

/** A built file, which carries its content's hash in its name and so never changes. */
export const hashedFile: RegExp = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Under `/assets/`, or with a web file's ending: never a page of the portal (an identifier in an address may hold a dot). */
export const filePath: RegExp =
  /^\/assets\/|\.(?:html?|m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i;

/** What was compressed beside a file; it is no address of its own. */
export const compressedFile: RegExp = /\.(?:br|gz)$/;

/**
 * A request's target whose path could mean one thing here and another behind: with a dot segment, written out or encoded, or one that begins like another host's.
 * No browser sends either.
 */
export const ambiguousTarget: RegExp =
  /^[/\\]{2}|^[^?]*(?:[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:[/\\]|%2f|%5c|\?|$)/i;

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
