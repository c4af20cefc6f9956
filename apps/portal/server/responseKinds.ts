import { createHash } from 'node:crypto';
import { proxiedPath } from './addresses.ts';
import {
  pageHeaders,
  proxiedHeaders,
  type SecurityHeaderOptions,
  silentPageHeaders,
  thirdPartyPageHeaders,
  thirdPartyScriptHeaders,
} from './securityHeaders.ts';

/** What an answer is, as far as its security headers go. */
export type ResponseKind = 'page' | 'silentPage' | 'thirdPartyPage' | 'thirdPartyScript' | 'proxied';

/** The files whose headers are not those of every page. */
export const ownKinds: Readonly<Record<string, ResponseKind>> = {
  '/assets/portal/silent-check-sso.html': 'silentPage',
  '/assets/portal/third-party.html': 'thirdPartyPage',
  '/assets/portal/third-party.js': 'thirdPartyScript',
};

/** What is answered at a path. */
export function kindOf(path: string): ResponseKind {
  return ownKinds[path] ?? (proxiedPath.test(path) ? 'proxied' : 'page');
}

/** The security headers of each kind; those of `proxied` stand only where the backend has none of its own. */
export function headersByKind(
  options: SecurityHeaderOptions & { thirdPartyOrigins: readonly string[] },
): Record<ResponseKind, Record<string, string>> {
  return {
    page: pageHeaders(options),
    silentPage: silentPageHeaders(options),
    thirdPartyPage: thirdPartyPageHeaders(options.thirdPartyOrigins, options.reportsUrl),
    thirdPartyScript: thirdPartyScriptHeaders(),
    proxied: proxiedHeaders(),
  };
}

/** `'sha256-…'` sources of the style elements written into a page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) =>
      `'sha256-${createHash('sha256')
        .update(style ?? '')
        .digest('base64')}'`,
  );
}
