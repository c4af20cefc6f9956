import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './settings.ts';

/** How the sandbox's process is started. */
export interface SandboxProcessOptions {
  sandboxPort: number;
  portalPort: number;
  /** Passed on to the sandbox's command, for example `--fresh`. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Called when it ends by itself. */
  onExit: () => void;
}

/** Stops a sandbox; resolves when its port is free again. */
export async function stopSandbox(child: ChildProcess): Promise<void> {
  const stopped = once(child.removeAllListeners('exit'), 'exit');
  child.kill('SIGTERM');
  await stopped;
}

/** Starts the sandbox as a process of its own and waits until it listens; rejects when it ends before that. */
export function startSandbox({
  sandboxPort,
  portalPort,
  args = [],
  env,
  onExit,
}: SandboxProcessOptions): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, join(root, 'apps/sandbox/src/main.ts'), ...args], {
      env: { ...process.env, ...env, SANDBOX_PORT: String(sandboxPort), PORTAL_PORT: String(portalPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
      // Ctrl-C in a terminal signals the whole group; the sandbox is to be stopped by us, in order.
      detached: true,
    });
    let ready = false;
    child.stdout.on('data', (chunk: Buffer) => {
      if (ready || !chunk.toString().includes('Sandbox ready')) return;
      ready = true;
      resolve(child);
    });
    child.once('exit', () =>
      ready ? onExit() : reject(new Error('The sandbox did not start: the reason is above.')),
    );
    // A parent that dies without a word must not leave it behind.
    process.once('exit', () => child.kill('SIGTERM'));
  });
}
