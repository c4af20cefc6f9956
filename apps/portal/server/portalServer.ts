import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { proxyTo } from './proxy.ts';
import { pageHeaders, silentPageHeaders } from './securityHeaders.ts';

/** The runtime config file's fields, as the portal reads them. */
export interface PortalConfigFile {
  KEYCLOAK_URL: string;
  KEYCLOAK_REALM: string;
  KEYCLOAK_CLIENT_ID: string;
  ENVIRONMENT: string;
}

/** What a portal server serves. */
export interface PortalServerOptions {
  /** Folder of the production build. */
  distFolder: string;
  /** Origin that `/api`, `/core` and `/resources` are passed on to. */
  backendOrigin: string;
  config: PortalConfigFile;
}

const CONFIG_PATH = '/assets/portal/config.json';
const SILENT_PAGE_PATH = '/assets/portal/silent-check-sso.html';
const proxied = /^\/(?:api|core|resources)(?:\/|$|\?)/;
const IMMUTABLE_SECONDS = 31_536_000;

/**
 * The production portal as a deployment serves it: the built files with their security headers, the runtime config, the
 * backend behind the same origin. An unknown page address gets index.html; a missing file is a 404, never index.html.
 */
export function createPortalServer({ distFolder, backendOrigin, config }: PortalServerOptions): Server {
  const page = pageHeaders({
    identityOrigin: new URL(config.KEYCLOAK_URL).origin,
    inlineStyleHashes: inlineStyleHashes(readFileSync(join(distFolder, 'index.html'), 'utf8')),
  });
  const silentPage = silentPageHeaders();
  const serveFile = sirv(distFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  });
  return createServer((request, response) => {
    const path = pathOf(request);
    if (proxied.test(path)) return proxyTo(backendOrigin, request, response);
    for (const [name, value] of Object.entries(path === SILENT_PAGE_PATH ? silentPage : page))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    if (path === CONFIG_PATH)
      return end(response, 200, JSON.stringify(config), { 'content-type': 'application/json' });
    serveFile(request, response, () => {
      if (isFile(path)) return end(response, 404, 'Not Found');
      request.url = '/';
      return serveFile(request, response, () => end(response, 404, 'Not Found'));
    });
  });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/, '');
}

/** Under `/assets/`, or with a web file's ending: never a page of the portal (an identifier in an address may hold a dot). */
function isFile(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /\.(?:html?|m?js|css|map|json|txt|xml|ico|svg|png|jpe?g|gif|webp|avif|woff2?|webmanifest)$/i.test(path)
  );
}

/** Built files carry their content's hash in the name and never change; all else is asked for again. */
function cacheControl(path: string): string {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(path)
    ? `public, max-age=${IMMUTABLE_SECONDS}, immutable`
    : 'no-cache';
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
