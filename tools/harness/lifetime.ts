import type { Server } from 'node:http';

/** Listens on loopback only, because the demo accounts are not for the network. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/**
 * Ends the command cleanly on Ctrl-C or a supervisor's stop. Call it first: servers end with the process, and each child process
 * is stopped by its own exit hook, however early the signal comes.
 */
export function exitOnSignal(): void {
  // Not `once`: a signal that comes twice, to the group and to this process, would end it before its exit hooks have run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
}
