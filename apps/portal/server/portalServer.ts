import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { CONFIG_PATH, filePath, pathOf } from './addresses.ts';
import { headersByKind, inlineHashes, kindOf } from './responseKinds.ts';
import { refuseClientErrors } from './clientErrors.ts';
import { createProxy } from './proxy.ts';
import { badRequestPage, redirectOf, refusalOf } from './refusals.ts';
import { isReportsUrl, originSource, scriptSource } from './securityHeaders.ts';
import { createStaticFiles } from './staticFiles.ts';
import { readThirdPartyOrigins } from './thirdPartyOrigins.ts';

export interface PortalConfigFile {
  KEYCLOAK_URL: string;
  KEYCLOAK_REALM: string;
  KEYCLOAK_CLIENT_ID: string;
  ENVIRONMENT: string;
  RESOURCES_URL?: string;
  USAGE_SCRIPT_URL?: string;
  SURVEY_SCRIPT_URL?: string;
  /** The path of this origin that receives events. Default: none. */
  EVENTS_URL?: string;
  /** The https origins that third-party scripts may come from, in addition to the portal's own. Default: none. */
  THIRD_PARTY_ORIGINS?: readonly string[];
}

export interface PortalServerOptions {
  distFolder: string;
  /** The origin that receives `/api`, `/core` and `/resources`. */
  backendOrigin: string;
  /** The folder that the server copies the build to. Default: the system's temporary folder. */
  workFolder?: string;
  config: PortalConfigFile;
  /** Names of Trusted Types policies that the page may create besides the sanitiser's. Default: none. */
  trustedTypes?: readonly string[];
  /** The address to which browsers report policy violations. Default: none. Throws for anything but https, or http on this machine. */
  reportsUrl?: string | undefined;
}

/**
 * Serves the production portal as a deployment does: the built files with their security headers, the runtime config, and the
 * backend on the same origin. An unknown page address gets index.html; a missing file is a 404, never index.html.
 */
export function createPortalServer({
  distFolder,
  backendOrigin,
  workFolder,
  config,
  trustedTypes = [],
  reportsUrl,
}: PortalServerOptions): Server {
  if (reportsUrl !== undefined && !isReportsUrl(reportsUrl))
    throw new Error(
      `Browsers cannot send reports to "${reportsUrl}". Name an address such as https://reports.example/policy.`,
    );
  const headersFor = headersByHost({
    identityOrigin: new URL(config.KEYCLOAK_URL).origin,
    ...inlineHashes(readFileSync(join(distFolder, 'index.html'), 'utf8')),
    trustedTypes,
    thirdPartyOrigins: readThirdPartyOrigins(config.THIRD_PARTY_ORIGINS),
    reportsUrl,
  });
  const files = createStaticFiles(distFolder, workFolder);
  const proxy = createProxy(backendOrigin, headersFor(undefined).proxied);
  const ended = new WeakSet<Socket>();
  const server = createServer(
    { insecureHTTPParser: false, requireHostHeader: false },
    (request, response) => {
      // Node keeps reading after a refused request, but those bytes may belong to its body.
      if (ended.has(request.socket)) return;
      // No upgrade is granted, and Node does not read on after a request for one.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      const path = pathOf(request.url ?? '');
      const redirect = redirectOf(request);
      const refusal = redirect === undefined ? refusalOf(request) : undefined;
      const kind = refusal?.status === 400 ? 'page' : kindOf(path);
      if (kind === 'proxied' && !refusal) return void proxy.pass(request, response);
      for (const [name, value] of Object.entries(headersFor(request.headers.host)[kind]))
        response.setHeader(name, value);
      if (refusal) {
        ended.add(request.socket);
        const { status, allow } = refusal;
        const page = { 'content-type': 'text/html; charset=utf-8' };
        return status === 400
          ? end(response, status, badRequestPage, { ...page, connection: 'close' })
          : end(response, status, STATUS_CODES[status] ?? '', {
              connection: 'close',
              ...(allow && { allow }),
            });
      }
      if (redirect !== undefined) return end(response, 308, '', { location: redirect });
      if (path === CONFIG_PATH)
        return end(response, 200, JSON.stringify(config), { 'content-type': 'application/json' });
      const found =
        files.send(path, request, response) ||
        (!filePath.test(path) && files.send('/index.html', request, response));
      return found ? undefined : end(response, 404, 'Not Found');
    },
  );
  refuseClientErrors(server, headersFor(undefined).page);
  return server.on('close', () => {
    proxy.stop();
    files.remove();
  });
}

/** The headers for a host. Those of the last host are cached, because it rarely changes. */
function headersByHost(
  options: Parameters<typeof headersByKind>[0],
): (host: string | undefined) => ReturnType<typeof headersByKind> {
  const byHost = (host: string | undefined) =>
    headersByKind({ ...options, scripts: scriptSource(host), portalOrigin: originSource(host) });
  let last = { host: undefined as string | undefined, headers: byHost(undefined) };
  return (host) => {
    if (host !== last.host) last = { host, headers: byHost(host) };
    return last.headers;
  };
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
