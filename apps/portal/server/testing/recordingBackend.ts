import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that arrived whole. */
export interface RecordedRequest {
  method: string;
  target: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A backend that keeps what arrives and answers with it. */
export interface RecordingBackend {
  origin: string;
  /** In the order in which they ended. */
  requests: RecordedRequest[];
  /** What could not be read as HTTP: bytes that somebody passed on without their frame. */
  unreadable: string[];
  /** The connections that were opened to it. */
  connections: () => number;
  stop: () => void;
}

/** Starts a backend on a free port of the loopback. */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const requests: RecordedRequest[] = [];
  const unreadable: string[] = [];
  let connections = 0;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method = '', url: target = '', headers } = request;
      requests.push({ method, target, headers, body });
      const answer = JSON.stringify({ method, target });
      response.writeHead(200, { 'content-length': Buffer.byteLength(answer) }).end(answer);
    });
    // The proxy gave up: nothing arrived whole.
    request.on('error', () => undefined);
  });
  server.on('connection', () => (connections += 1));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== 'ECONNRESET') unreadable.push(error.message);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    unreadable,
    connections: () => connections,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
