import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ambiguousTarget, CONFIG_PATH, filePath } from './addresses.ts';
import { headersByKind, inlineStyleHashes, kindOf } from './answerKinds.ts';
import { proxyTo } from './proxy.ts';
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
  /** The path of this origin to which the portal sends its events; default nowhere. */
  EVENTS_URL?: string;
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
  const headers = headersByKind({
    identityOrigin: new URL(config.KEYCLOAK_URL).origin,
    inlineStyleHashes: inlineStyleHashes(readFileSync(join(distFolder, 'index.html'), 'utf8')),
    trustedTypes,
    thirdPartyOrigins: readThirdPartyOrigins(config.THIRD_PARTY_ORIGINS),
  });
  const files = readStaticFiles(distFolder);
  return createServer((request, response) => {
    const url = readUrl(request, backendOrigin);
    const path = url?.pathname ?? '/';
    const kind = kindOf(path);
    if (url !== null && kind === 'proxied') return proxyTo(url, request, response, headers.proxied);
    for (const [name, value] of Object.entries(headers[kind])) response.setHeader(name, value);
    if (url === null) return end(response, 400, 'Bad Request');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(response, 405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    if (path === CONFIG_PATH)
      return end(response, 200, JSON.stringify(config), { 'content-type': 'application/json' });
    const found =
      files.send(path, request, response) ||
      (!filePath.test(path) && files.send('/index.html', request, response));
    return found ? undefined : end(response, 404, 'Not Found');
  });
}

/** The address a request means at the backend; null when that could be read in two ways, or names another host. */
function readUrl(request: IncomingMessage, backendOrigin: string): URL | null {
  const target = request.url ?? '/';
  if (!target.startsWith('/') || ambiguousTarget.test(target) || !URL.canParse(target, backendOrigin))
    return null;
  const url = new URL(target, backendOrigin);
  return url.origin === backendOrigin ? url : null;
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
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  response.end(body);
}
