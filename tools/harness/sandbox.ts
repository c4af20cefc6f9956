import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './settings.ts';

export interface SandboxProcessOptions {
  sandboxPort: number;
  portalPort: number;
  /** Arguments of the sandbox's command, such as `--fresh`. */
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Called when it ends unexpectedly. */
  onExit: () => void;
}

/** Stops a sandbox. Resolves when its port is free. */
export async function stopSandbox(child: ChildProcess): Promise<void> {
  const stopped = once(child.removeAllListeners('exit'), 'exit');
  child.kill('SIGTERM');
  await stopped;
}

/** Starts the sandbox as a process and waits until it listens. Rejects when it ends first. */
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
      // Ctrl-C in a terminal signals the whole group, but we stop the sandbox ourselves, in order.
      detached: true,
    });
    let ready = false;
    child.stdout.on('data', (chunk: Buffer) => {
      if (ready || !chunk.toString().includes('Sandbox ready')) return;
      ready = true;
      resolve(child);
    });
    // A parent that dies must not leave the sandbox running.
    const stop = (): void => void child.kill('SIGTERM');
    process.once('exit', stop);
    child.once('close', () => process.off('exit', stop));
    child.once('exit', () =>
      ready ? onExit() : reject(new Error('The sandbox did not start: the reason is above.')),
    );
  });
}
