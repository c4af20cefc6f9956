import { join } from 'node:path';
import { createPortalServer, type PortalConfigFile } from '../../apps/portal/server/portalServer.ts';
import { listen } from './lifetime.ts';
import { startSandbox, stopSandbox } from './sandbox.ts';
import { demoConfig, root } from './settings.ts';

/** An identity provider in place of the sandbox's, and what the sandbox has to be told of it. */
export interface OtherIdentity {
  origin: string;
  sandboxEnvironment: NodeJS.ProcessEnv;
}

/** Which ports, where the sandbox keeps its data, and what it is told. */
export interface StackOptions {
  portalPort: number;
  sandboxPort: number;
  /** Default: the sandbox's own folder. */
  sandboxData?: string;
  sandboxArguments?: readonly string[];
  otherIdentity?: OtherIdentity | undefined;
  /** What passes the portal's calls on to the sandbox; default: nothing stands between them. */
  backendOrigin?: string;
  /** What the portal's config file says besides, or in place of, the demo's. */
  config?: Partial<PortalConfigFile>;
  /** Where browsers send reports of policy violations; default nowhere. */
  reportsUrl?: string | undefined;
  /** Called when the sandbox ends by itself; by default nothing happens. */
  onSandboxExit?: () => void;
}

/** A running portal with its sandbox, by their origins. */
export interface Stack {
  portal: string;
  sandbox: string;
  /** The sandbox, too, unless there is another provider. */
  identity: string;
  /** Resolves when the ports are free again. */
  stop: () => Promise<void>;
}

/** A Keycloak at an address, with the realm of `deploy/keycloak`. */
export function keycloakIdentity(origin: string): OtherIdentity {
  return {
    origin,
    sandboxEnvironment: { SANDBOX_ISSUER: `${origin}/realms/${demoConfig(0).KEYCLOAK_REALM}` },
  };
}

/** Serves the production build, which must be there, beside a sandbox. Rejects when either cannot start. */
export async function startStack({ portalPort, sandboxPort, ...options }: StackOptions): Promise<Stack> {
  const { sandboxData, otherIdentity } = options;
  const identity = otherIdentity?.origin ?? `http://localhost:${sandboxPort}`;
  const sandbox = await startSandbox({
    sandboxPort,
    portalPort,
    args: options.sandboxArguments ?? [],
    env: {
      ...(sandboxData === undefined ? {} : { SANDBOX_DATA: sandboxData, SANDBOX_CONTROL: 'on' }),
      ...otherIdentity?.sandboxEnvironment,
    },
    onExit: options.onSandboxExit ?? (() => undefined),
  });
  const server = createPortalServer({
    distFolder: join(root, 'apps/portal/dist'),
    // Not in the folder for temporary files, which machines clean while a portal runs.
    workFolder: join(root, 'node_modules/.cache/quayside'),
    backendOrigin: options.backendOrigin ?? `http://127.0.0.1:${sandboxPort}`,
    config: { ...demoConfig(sandboxPort), KEYCLOAK_URL: identity, ...options.config },
    reportsUrl: options.reportsUrl,
  });
  await listen(server, portalPort);
  return {
    portal: `http://localhost:${portalPort}`,
    sandbox: `http://localhost:${sandboxPort}`,
    identity,
    async stop() {
      server.close();
      server.closeAllConnections();
      await stopSandbox(sandbox);
    },
  };
}
