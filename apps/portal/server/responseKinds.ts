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

export const ownKinds: Readonly<Record<string, ResponseKind>> = {
  '/assets/portal/silent-check-sso.html': 'silentPage',
  '/assets/portal/third-party.html': 'thirdPartyPage',
  '/assets/portal/third-party.js': 'thirdPartyScript',
};

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

/** `'sha256-…'` sources of a page's inline style elements and inline scripts. */
export function inlineHashes(
  html: string,
): Required<Pick<SecurityHeaderOptions, 'inlineStyleHashes' | 'inlineScriptHashes'>> {
  return {
    inlineStyleHashes: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
    inlineScriptHashes: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}
