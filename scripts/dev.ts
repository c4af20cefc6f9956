import { createServer } from 'vite';
import { join } from 'node:path';
import { welcome } from './lib/accounts.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { requireFreePort } from './lib/ports.ts';
import { startSandbox } from '../tools/harness/sandbox.ts';
import { commandArguments, fail, portalAndSandboxPorts, root } from '../tools/harness/settings.ts';

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
