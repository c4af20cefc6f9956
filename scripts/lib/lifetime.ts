import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';

/** Listens on loopback only: demo accounts are not for the network. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** Ends the command cleanly on Ctrl-C or a supervisor's stop: closes the servers, stops the children, exits with 0. */
export function stopOnSignal(servers: readonly Server[], children: readonly ChildProcess[]): void {
  const stop = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    for (const child of children) child.removeAllListeners('exit').kill('SIGTERM');
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('SIGHUP', stop);
}
