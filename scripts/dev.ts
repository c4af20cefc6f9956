import { createServer } from 'vite';
import { join } from 'node:path';
import { welcome } from './lib/accounts.ts';
import { stopOnSignal } from './lib/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from './lib/sandbox.ts';
import { fail, portSetting, root } from './lib/settings.ts';

const portalPort = portSetting('PORTAL_PORT', 5173);
const sandboxPort = portSetting('SANDBOX_PORT', 5174);
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');

const sandbox = await startSandbox({
  sandboxPort,
  portalPort,
  args: process.argv.slice(2),
  onExit: () => fail('The sandbox has stopped by itself, so the portal stops too. Run the command again.'),
}).catch((error: Error) => fail(error.message));

stopOnSignal([], [sandbox]);
const vite = await createServer({
  root: join(root, 'apps/portal'),
  configFile: join(root, 'apps/portal/vite.config.ts'),
  logLevel: 'warn',
});
await vite.listen();
console.log(welcome(portalPort, sandboxPort));
