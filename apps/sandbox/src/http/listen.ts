import { createServer, type IncomingMessage, type Server } from 'node:http';
import { DisturbedResponse } from './disturbedResponse.ts';

/** Handles one request. It responds itself and never rejects. */
export type RequestHandler = (request: IncomingMessage, response: DisturbedResponse) => void;

/** Servers that listen on this machine's loopback addresses. */
export interface Listener {
  port: number;
  /** Closes open connections and stops listening. */
  close(): Promise<void>;
}

/**
 * Listens on 127.0.0.1 and, if available, on ::1, because browsers try both for `localhost`.
 * Port 0 picks a free one. Rejects with the system's error if a port is taken.
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
  // Longer than any proxy in front keeps an idle connection, so that none is reused while it closes.
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

/** The system error code (`EADDRINUSE`, …), if there is one. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
}
