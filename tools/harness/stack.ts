import { join } from 'node:path';
import { createPortalServer, type PortalConfigFile } from '../../apps/portal/server/portalServer.ts';
import { listen } from './lifetime.ts';
import { startSandbox, stopSandbox } from './sandbox.ts';
import { demoConfig, root } from './settings.ts';

/** An identity provider in place of the sandbox's, and the sandbox's environment for it. */
export interface OtherIdentity {
  origin: string;
  sandboxEnvironment: NodeJS.ProcessEnv;
}

/** The ports, the sandbox's data folder and its arguments. */
export interface StackOptions {
  portalPort: number;
  sandboxPort: number;
  /** Default: the sandbox's own folder. */
  sandboxData?: string;
  sandboxArguments?: readonly string[];
  otherIdentity?: OtherIdentity | undefined;
  /** A proxy between the portal and the sandbox. Default: none. */
  backendOrigin?: string;
  /** Overrides of the demo's config file. */
  config?: Partial<PortalConfigFile>;
  /** The address to which browsers report policy violations. Default: nowhere. */
  reportsUrl?: string | undefined;
  /** Called when the sandbox ends unexpectedly. */
  onSandboxExit?: () => void;
}

/** The origins of a running portal and its sandbox. */
export interface Stack {
  portal: string;
  sandbox: string;
  /** The identity provider: the sandbox unless there is another one. */
  identity: string;
  /** Resolves when the ports are free again. */
  stop: () => Promise<void>;
}

/** Returns the settings for a Keycloak with the realm of `deploy/keycloak`. */
export function keycloakIdentity(origin: string): OtherIdentity {
  return {
    origin,
    sandboxEnvironment: { SANDBOX_ISSUER: `${origin}/realms/${demoConfig(0).KEYCLOAK_REALM}` },
  };
}

/** Serves the existing production build and a sandbox. Rejects when either cannot start. */
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
    // A machine may clean its temporary folder while a portal runs.
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
