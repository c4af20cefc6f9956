import type { ChildProcess } from 'node:child_process';
import { createServer } from 'vite';
import { join } from 'node:path';
import { welcome } from './lib/accounts.ts';
import { exitOnSignal } from '../tools/harness/lifetime.ts';
import { oneAtATime } from './lib/oneAtATime.ts';
import { requireFreePort } from './lib/ports.ts';
import { runTool } from '../tools/harness/runTool.ts';
import { startSandbox, stopSandbox } from '../tools/harness/sandbox.ts';
import { commandArguments, fail, portalAndSandboxPorts, root } from '../tools/harness/settings.ts';

/**
 * `npm run dev` serves the portal with hot reload. When a file of the sandbox or of the contract changes, the types are generated anew
 * and the sandbox starts again, with its data. `--fresh` resets the data at first.
 */
exitOnSignal();
const args = commandArguments(['--fresh']);
const { portalPort, sandboxPort } = portalAndSandboxPorts();
await requireFreePort(portalPort, 'PORTAL_PORT');
await requireFreePort(sandboxPort, 'SANDBOX_PORT');

function handleExit(): void {
  sandbox = undefined;
  console.error('The sandbox has stopped. It starts again when one of its files changes.');
}

let sandbox: ChildProcess | undefined = await startSandbox({
  sandboxPort,
  portalPort,
  args,
  onExit: handleExit,
}).catch((error: Error) => fail(error.message));

const vite = await createServer({
  root: join(root, 'apps/portal'),
  configFile: join(root, 'apps/portal/vite.config.ts'),
  logLevel: 'warn',
});
await vite.listen();
console.log(welcome(portalPort, sandboxPort));

const sources = join(root, 'apps/sandbox/src');
const contract = join(root, 'docs/openapi');
let isContractNew = false;
const restart = oneAtATime(async () => {
  if (isContractNew) {
    isContractNew = false;
    const { code, output } = await runTool('node', ['scripts/generate.ts'], { quiet: true });
    if (code !== 0) console.error(output);
  }
  if (sandbox) await stopSandbox(sandbox);
  try {
    sandbox = await startSandbox({ sandboxPort, portalPort, onExit: handleExit });
    console.log('The sandbox has started again.');
  } catch (error) {
    sandbox = undefined;
    console.error(String(error));
  }
});
vite.watcher.add([sources, contract]);
vite.watcher.on('all', (_event, path) => {
  const isOfSandbox =
    path.startsWith(sources) && !/\/generated\/|\.test\.ts$/.test(path.slice(sources.length));
  if (path.startsWith(contract)) isContractNew = true;
  if (isOfSandbox || isContractNew) void restart();
});
