import { join } from 'node:path';
import { createPortalServer } from '../apps/portal/server/portalServer.ts';
import { welcome } from './lib/accounts.ts';
import { buildPortal } from './lib/builds.ts';
import { listen, stopOnSignal } from './lib/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from './lib/sandbox.ts';
import { demoConfig, fail, portSetting, root } from './lib/settings.ts';

const portalPort = portSetting('PORTAL_PORT', 5173);
const sandboxPort = portSetting('SANDBOX_PORT', 5174);
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');
await buildPortal();

const sandbox = await startSandbox({
  sandboxPort,
  portalPort,
  args: process.argv.slice(2),
  onExit: () => fail('The sandbox has stopped by itself, so the portal stops too. Run the command again.'),
}).catch((error: Error) => fail(error.message));

const server = createPortalServer({
  distFolder: join(root, 'apps/portal/dist'),
  backendOrigin: `http://127.0.0.1:${sandboxPort}`,
  config: demoConfig(sandboxPort),
});
stopOnSignal([server], [sandbox]);
await listen(server, portalPort).catch((error: Error) =>
  fail(`The portal could not listen on port ${portalPort}: ${error.message}.`),
);
console.log(welcome(portalPort, sandboxPort));
