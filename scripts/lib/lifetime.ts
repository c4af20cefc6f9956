import type { Server } from 'node:http';

/** Listens on the loopback only, because anybody knows the demo accounts. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/**
 * Ends the command with status 0 on Ctrl-C or a supervisor's stop signal. Call it before anything starts: servers end with the process,
 * and child processes have exit hooks of their own.
 */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
}
