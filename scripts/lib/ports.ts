import { connect } from 'node:net';
import { fail } from './settings.ts';

/** Ends the command when the port is in use. `variable` is the environment variable that changes it. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  // A browser may resolve `localhost` to either address.
  const results = await Promise.all(['127.0.0.1', '::1'].map((host) => isInUse(host, port)));
  if (results.includes(true))
    fail(
      `Port ${port} is already in use. Stop what runs there${variable ? `, or choose another with ${variable}=<port>` : ''}.`,
    );
}

function isInUse(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.setTimeout(1_000, () => settle(true));
  });
}
