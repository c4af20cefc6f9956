import { createServer } from 'vite';
import { join } from 'node:path';
import { welcome } from './lib/accounts.ts';
import { exitOnSignal } from './lib/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from './lib/sandbox.ts';
import { commandArguments, fail, portalAndSandboxPorts, root } from './lib/settings.ts';

exitOnSignal();
const args = commandArguments(['--fresh']);
const { portalPort, sandboxPort } = portalAndSandboxPorts();
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');

await startSandbox({
  sandboxPort,
  portalPort,
  args,
  onExit: () => fail('The sandbox has stopped unexpectedly, so the portal stops too. Run the command again.'),
}).catch((error: Error) => fail(error.message));

const vite = await createServer({
  root: join(root, 'apps/portal'),
  configFile: join(root, 'apps/portal/vite.config.ts'),
  logLevel: 'warn',
});
await vite.listen();
console.log(welcome(portalPort, sandboxPort));
