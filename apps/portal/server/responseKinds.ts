import { createHash } from 'node:crypto';
import { proxiedPath } from './addresses.ts';
import {
  pageHeaders,
  proxiedHeaders,
  type SecurityHeaderOptions,
  silentPageHeaders,
  type ThirdPartyHeaderOptions,
  thirdPartyPageHeaders,
  thirdPartyScriptHeaders,
} from './securityHeaders.ts';

/** The kinds of response that differ in their security headers. */
export type ResponseKind = 'page' | 'silentPage' | 'thirdPartyPage' | 'thirdPartyScript' | 'proxied';

/** The files with headers of their own. */
export const ownKinds: Readonly<Record<string, ResponseKind>> = {
  '/assets/portal/silent-check-sso.html': 'silentPage',
  '/assets/portal/third-party.html': 'thirdPartyPage',
  '/assets/portal/third-party.js': 'thirdPartyScript',
};

/** Returns the kind of response at a path. */
export function kindOf(path: string): ResponseKind {
  return ownKinds[path] ?? (proxiedPath.test(path) ? 'proxied' : 'page');
}

/** The security headers of each kind. Those of `proxied` apply only if the backend sends none of its own. */
export function headersByKind(
  options: SecurityHeaderOptions & ThirdPartyHeaderOptions,
): Record<ResponseKind, Record<string, string>> {
  return {
    page: pageHeaders(options),
    silentPage: silentPageHeaders(options),
    thirdPartyPage: thirdPartyPageHeaders(options),
    thirdPartyScript: thirdPartyScriptHeaders(),
    proxied: proxiedHeaders(),
  };
}

/** `'sha256-…'` sources of a page's inline style elements. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) =>
      `'sha256-${createHash('sha256')
        .update(style ?? '')
        .digest('base64')}'`,
  );
}
