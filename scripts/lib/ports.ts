import { connect } from 'node:net';
import { fail } from '../../tools/harness/settings.ts';

/** Ends the command with one line when the port is taken. `variable` is the setting that changes it. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  // A browser may reach `localhost` by IPv4 or IPv6.
  const inUse = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswering(host, port)));
  if (inUse.includes(true))
    fail(
      `Port ${port} is already in use. Stop what runs there${variable ? `, or choose another with ${variable}=<port>` : ''}.`,
    );
}

function isAnswering(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.setTimeout(1_000, () => settle(true));
  });
}
