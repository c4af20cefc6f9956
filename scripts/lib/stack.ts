import { join } from 'node:path';
import { createPortalServer } from '../../apps/portal/server/portalServer.ts';
import { listen } from './lifetime.ts';
import { startSandbox } from './sandbox.ts';
import { demoConfig, root } from './settings.ts';

/** Which ports, where the sandbox keeps its data, and what it is told. */
export interface StackOptions {
  portalPort: number;
  sandboxPort: number;
  /** Default: the sandbox's own folder. */
  sandboxData?: string;
  sandboxArguments?: readonly string[];
  /** Called when the sandbox ends by itself; by default nothing happens. */
  onSandboxExit?: () => void;
}

/** A running portal with its sandbox, by their origins. */
export interface Stack {
  portal: string;
  identity: string;
  stop: () => void;
}

/** Serves the production build, which must be there, beside a sandbox. Rejects when either cannot start. */
export async function startStack({ portalPort, sandboxPort, ...options }: StackOptions): Promise<Stack> {
  const sandbox = await startSandbox({
    sandboxPort,
    portalPort,
    args: options.sandboxArguments ?? [],
    env:
      options.sandboxData === undefined ? {} : { SANDBOX_DATA: options.sandboxData, SANDBOX_CONTROL: 'on' },
    onExit: options.onSandboxExit ?? (() => undefined),
  });
  const server = createPortalServer({
    distFolder: join(root, 'apps/portal/dist'),
    backendOrigin: `http://127.0.0.1:${sandboxPort}`,
    config: demoConfig(sandboxPort),
  });
  await listen(server, portalPort);
  return {
    portal: `http://localhost:${portalPort}`,
    identity: `http://localhost:${sandboxPort}`,
    stop() {
      server.close();
      server.closeAllConnections();
      sandbox.removeAllListeners('exit').kill('SIGTERM');
    },
  };
}
