import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { proxyTo } from './proxy.ts';
import {
  pageHeaders,
  proxiedHeaders,
  silentPageHeaders,
  thirdPartyPageHeaders,
  thirdPartyScriptHeaders,
} from './securityHeaders.ts';
import { readStaticFiles } from './staticFiles.ts';
import { readThirdPartyOrigins } from './thirdPartyOrigins.ts';

/** The runtime config file's fields, as the portal reads them. */
export interface PortalConfigFile {
  KEYCLOAK_URL: string;
  KEYCLOAK_REALM: string;
  KEYCLOAK_CLIENT_ID: string;
  ENVIRONMENT: string;
  RESOURCES_URL?: string;
  USAGE_SCRIPT_URL?: string;
  SURVEY_SCRIPT_URL?: string;
  /** The https origins that scripts of third parties may come from, besides the portal's own; default none. */
  THIRD_PARTY_ORIGINS?: readonly string[];
}

/** What a portal server serves. */
export interface PortalServerOptions {
  /** Folder of the production build. */
  distFolder: string;
  /** Origin that `/api`, `/core` and `/resources` are passed on to. */
  backendOrigin: string;
  config: PortalConfigFile;
  /** Names of Trusted Types policies that the page may make besides the sanitiser's; default none. */
  trustedTypes?: readonly string[];
}

const CONFIG_PATH = '/assets/portal/config.json';
const proxied = /^\/(?:api|core|resources)(?:\/|$)/;

/**
 * The production portal as a deployment serves it: the built files with their security headers, the runtime config, the
 * backend behind the same origin. An unknown page address gets index.html; a missing file is a 404, never index.html.
 */
export function createPortalServer({
  distFolder,
  backendOrigin,
  config,
  trustedTypes = [],
}: PortalServerOptions): Server {
  const page = pageHeaders({
    identityOrigin: new URL(config.KEYCLOAK_URL).origin,
    inlineStyleHashes: inlineStyleHashes(readFileSync(join(distFolder, 'index.html'), 'utf8')),
    trustedTypes,
  });
  const ownHeaders = new Map([
    ['/assets/portal/silent-check-sso.html', silentPageHeaders()],
    [
      '/assets/portal/third-party.html',
      thirdPartyPageHeaders(readThirdPartyOrigins(config.THIRD_PARTY_ORIGINS)),
    ],
    ['/assets/portal/third-party.js', thirdPartyScriptHeaders()],
  ]);
  const files = readStaticFiles(distFolder);
  return createServer((request, response) => {
    const url = readUrl(request, backendOrigin);
    if (url === null) return end(response, 400, 'Bad Request');
    const path = url.pathname;
    if (proxied.test(path)) return proxyTo(url, request, response, proxiedHeaders());
    for (const [name, value] of Object.entries(ownHeaders.get(path) ?? page)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    if (path === CONFIG_PATH)
      return end(response, 200, JSON.stringify(config), { 'content-type': 'application/json' });
    const found =
      files.send(path, request, response) || (!isFile(path) && files.send('/index.html', request, response));
    return found ? undefined : end(response, 404, 'Not Found');
  });
}

/** The address a request means at the backend, its dot segments resolved before anything is decided by it; null when it names another host. */
function readUrl(request: IncomingMessage, backendOrigin: string): URL | null {
  const target = request.url ?? '/';
  if (!target.startsWith('/') || !URL.canParse(target, backendOrigin)) return null;
  const url = new URL(target, backendOrigin);
  return url.origin === backendOrigin ? url : null;
}

/** Under `/assets/`, or with a web file's ending: never a page of the portal (an identifier in an address may hold a dot). */
function isFile(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /\.(?:html?|m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i.test(path)
  );
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, style]) =>
      `'sha256-${createHash('sha256')
        .update(style ?? '')
        .digest('base64')}'`,
  );
}

function end(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
