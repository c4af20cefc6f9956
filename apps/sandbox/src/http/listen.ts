import { createServer, type IncomingMessage, type Server } from 'node:http';
import { DisturbedResponse } from './disturbedResponse.ts';

/** Handles one request; it answers itself and never rejects. */
export type RequestHandler = (request: IncomingMessage, response: DisturbedResponse) => void;

/** Servers that listen on this machine's loopback addresses. */
export interface Listener {
  port: number;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, ::1, since browsers try both for `localhost`.
 * Port 0 takes a free one. Rejects with the system's error when a port is taken.
 */
export async function listen(port: number, handler: RequestHandler): Promise<Listener> {
  const first = create(handler);
  const actualPort = await bind(first, '127.0.0.1', port);
  const second = create(handler);
  const servers = [first];
  try {
    await bind(second, '::1', actualPort);
    servers.push(second);
  } catch (error) {
    if (port !== 0 && codeOf(error) === 'EADDRINUSE') {
      await close(first);
      throw error;
    }
  }
  return {
    port: actualPort,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

type LoopbackServer = Server<typeof IncomingMessage, typeof DisturbedResponse>;

function create(handler: RequestHandler): LoopbackServer {
  const server = createServer({ ServerResponse: DisturbedResponse });
  // Longer than any proxy in front keeps an idle connection, so that none is reused while it is being closed.
  server.keepAliveTimeout = 65_000;
  server.on('request', handler);
  return server;
}

async function bind(server: LoopbackServer, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function close(server: LoopbackServer): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await closed;
}

/** The system's code of an error (`EADDRINUSE`, …), when it has one. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}
