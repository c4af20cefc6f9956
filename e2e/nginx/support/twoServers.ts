import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createPortalServer, type PortalConfigFile } from '../../../apps/portal/server/portalServer.ts';
import { listen } from '../../../tools/harness/lifetime.ts';
import { createNginxSite, type NginxSite, type RunningNginx } from './nginxSite.ts';
import { demoConfig, root } from '../../../tools/harness/settings.ts';
import { putRelease } from './nginxStack.ts';

const FIRST_PORT = 5610;
const FIRST_OTHER_PORT = 5620;

/** The build both servers serve. */
export const dist: string = join(root, 'apps/portal/dist');

/** The runtime config both servers serve. */
export const config = {
  ...demoConfig(5174),
  THIRD_PARTY_ORIGINS: ['https://chat.vendor.example', 'https://usage.vendor.example:8443'],
};

/** The backend, whose responses a test sets. */
export interface Backend {
  respond: RequestListener;
}

/** The same build served by nginx and by the portal's own server, with one backend. */
export interface TwoServers {
  nginx: RunningNginx;
  site: NginxSite;
  portalServer: string;
  backendOrigin: string;
  backend: Backend;
}

/** Starts another nginx, which is stopped after the test. It uses the same backend by default. */
export type StartNginx = (
  environment: NodeJS.ProcessEnv,
  how?: {
    startedBy?: readonly string[];
    /** The file its output goes to, as opened. */
    output?: number;
    config?: PortalConfigFile;
  },
) => Promise<RunningNginx>;

/** Playwright's test with both servers, one pair per worker. */
export const test = base.extend<{ backend: Backend; startNginx: StartNginx }, { servers: TwoServers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const backend: Backend = { respond: empty };
      const behind = createServer((request, response) => backend.respond(request, response));
      await listen(behind, 0);
      const backendOrigin = originOf(behind.address());
      const portalServer = createPortalServer({ distFolder: dist, backendOrigin, config });
      await listen(portalServer, 0);
      const site = createNginxSite({
        port: FIRST_PORT + parallelIndex,
        backendOrigin,
        config,
        environment: thirdPartiesOf(config),
      });
      try {
        putRelease(site, 'first');
        const nginx = await site.serve();
        const portalOrigin = originOf(portalServer.address());
        await use({ nginx, site, portalServer: portalOrigin, backendOrigin, backend });
        await nginx.stop();
      } finally {
        site.remove();
        end(portalServer);
        end(behind);
      }
    },
    { scope: 'worker' },
  ],
  backend: async ({ servers }, use) => {
    await use(servers.backend);
    servers.backend.respond = empty;
  },
  startNginx: async ({ servers: { backendOrigin } }, use, { parallelIndex }) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (environment, { startedBy, output, config: own = config } = {}) => {
      const port = FIRST_OTHER_PORT + parallelIndex;
      const site = createNginxSite({
        port,
        backendOrigin,
        config: own,
        environment: { ...thirdPartiesOf(own), ...environment },
        ...(startedBy && { startedBy }),
      });
      stops.push(async () => site.remove());
      putRelease(site, 'first');
      const nginx = await site.serve(output);
      stops.unshift(nginx.stop);
      return nginx;
    });
    for (const stop of stops) await stop();
  },
});

export const { expect } = base;

const empty: RequestListener = (_request, response) => response.end();

function thirdPartiesOf({ THIRD_PARTY_ORIGINS = [] }: PortalConfigFile): NodeJS.ProcessEnv {
  return { THIRD_PARTY_ORIGINS: THIRD_PARTY_ORIGINS.join(', ') };
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function originOf(address: AddressInfo | string | null): string {
  return `http://127.0.0.1:${(address as AddressInfo).port}`;
}
