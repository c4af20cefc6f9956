import { join } from 'node:path';
import { createPortalServer } from '../apps/portal/server/portalServer.ts';
import { welcome } from './lib/accounts.ts';
import { buildPortal } from './lib/builds.ts';
import { exitOnSignal, listen } from './lib/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from './lib/sandbox.ts';
import { commandArguments, demoConfig, fail, portalAndSandboxPorts, root } from './lib/settings.ts';

exitOnSignal();
const args = commandArguments(['--fresh']);
const { portalPort, sandboxPort } = portalAndSandboxPorts();
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');
await buildPortal();

await startSandbox({
  sandboxPort,
  portalPort,
  args,
  onExit: () => fail('The sandbox has stopped by itself, so the portal stops too. Run the command again.'),
}).catch((error: Error) => fail(error.message));

const server = createPortalServer({
  distFolder: join(root, 'apps/portal/dist'),
  backendOrigin: `http://127.0.0.1:${sandboxPort}`,
  config: demoConfig(sandboxPort),
});
await listen(server, portalPort).catch((error: Error) =>
  fail(`The portal could not listen on port ${portalPort}: ${error.message}.`),
);
console.log(welcome(portalPort, sandboxPort));
