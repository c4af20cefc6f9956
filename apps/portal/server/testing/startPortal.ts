import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from './listen.ts';
import { createPortalServer, type PortalServerOptions } from '../portalServer.ts';

/** A portal server with a tiny build. */
export interface StartedPortal {
  origin: string;
  server: Server;
  /** The folder of the build that the server has read. */
  dist: string;
  stop: () => void;
}

const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><div id="root"></div>',
  'assets/index-AbCd1234.js': 'export {};',
  'assets/portal/silent-check-sso.html': '<!doctype html><title>Sign-in check</title>',
  'assets/portal/third-party.html': '<!doctype html><title>Third party</title>',
};

/** Starts a portal server on a free port of the loopback, in front of the backend at `backendOrigin`. */
export async function startPortal(
  backendOrigin: string,
  options: Partial<PortalServerOptions> = {},
): Promise<StartedPortal> {
  const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const server = createPortalServer({
    distFolder: dist,
    backendOrigin,
    config: {
      KEYCLOAK_URL: 'https://id.example',
      KEYCLOAK_REALM: 'quayside',
      KEYCLOAK_CLIENT_ID: 'portal',
      ENVIRONMENT: 'demo',
    },
    ...options,
  });
  const origin = await listen(server);
  return {
    origin,
    server,
    dist,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(dist, { recursive: true });
    },
  };
}
