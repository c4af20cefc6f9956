import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Refuses what Node cannot parse as a request, and CONNECT, with the given headers, and closes the connection. Sends the responses to complete
 * earlier requests on the same connection first, so that the client cannot confuse them.
 */
export function refuseClientErrors(server: Server, headers: Readonly<Record<string, string>>): void {
  const open = new Map<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size === 0) open.delete(socket);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const waiting = [...(open.get(socket) ?? [])].filter(({ req }) => req.complete);
    const last = waiting.at(-1);
    const refuseNow = () => refuse(socket, statuses[error.code ?? ''] ?? 400, headers);
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (last) last.once('close', refuseNow);
    else if ([...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent)) socket.destroy();
    else refuseNow();
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuse(socket, 405, { ...headers, allow: 'GET, HEAD' });
  });
}

function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return;
  const reason = STATUS_CODES[status] ?? '';
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(reason.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}`, () => socket.destroy());
}
